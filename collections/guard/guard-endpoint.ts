import type {
  CollectionCustom,
  Endpoint,
  PayloadHandler,
  PayloadRequest,
  SanitizedCollectionConfig,
  SanitizedGlobalConfig,
} from 'payload'
import { isId } from '#domain/lists/ids'
import { listQueryProblem, plainQueryProblem, type QueryProblem } from '#domain/lists/public-query'
import { isStaff } from '#domain/roles'
import { errorTexts } from '#texts/web/errors'
import { refusalTexts } from '#texts/web/refusals'
import { askCode, needsCodeFirst } from './code-calls'
import { findLostMember } from './find-lost-member'
import { limitRequest } from './limit-request'
import { actOnlyForNamed } from './named-member'
import { type OpenCall, openCall } from './open-endpoints'
import { isFormType, readBody } from './read-body'
import { refuse } from './refuse'
import { refuseSuspended } from './refuse-suspended'

type Guarded = {
  endpoint: Endpoint
  collection?: SanitizedCollectionConfig
  global?: SanitizedGlobalConfig
}

/** Endpoints of Payload that nobody uses; deleting a preference even fails in PostgreSQL. */
const closed = /^(post .*\/(first-register|reveal)|delete \/:key)$/

/** Wraps the handler itself, so that no path or method override avoids it (docs/decisions/011-query-guard.md). */
export function guardEndpoint({ endpoint, collection, global }: Guarded): Endpoint {
  const owner = global ? 'global' : collection?.auth ? 'account' : 'collection'
  const { writeLimit }: CollectionCustom = collection?.custom ?? {}
  const hasId = /\/:id\??(\/|$)/.test(endpoint.path) && !endpoint.path.startsWith('/verify/')
  // Without versions Payload would query a table that does not exist.
  const isOfNothing = endpoint.path.startsWith('/versions') && !(collection ?? global)?.versions
  const needsCode = needsCodeFirst(endpoint)
  const handler: PayloadHandler = async (req) => {
    if (isOfNothing || closed.test(`${endpoint.method} ${endpoint.path}`)) return notFound()
    await findLostMember(req)
    actOnlyForNamed(req)
    const suspended = refuseSuspended(req, endpoint, collection?.slug)
    if (suspended) return suspended
    const searched = global && searches(req)
    if (searched) return notAllowed({ path: searched, kind: 'name' })
    // Looked up for each request, so that tests can replace endpoints.
    const call = openCall({ endpoint, owner, writeLimit })
    const refused = isStaff(req.user) ? null : await refusedTo({ req, call, collection })
    if (refused) return refused
    const code = needsCode ? await askCode(req) : null
    if (code) return code
    const { id } = req.routeParams ?? {}
    if (collection && hasId && id !== undefined && !isId(id)) return notFound()
    return (await readBody(req, endpoint)) ? endpoint.handler(req) : unreadable()
  }
  return { ...endpoint, handler }
}

const notFound = () => refuse({ status: 404, message: errorTexts.notFound })
const unreadable = () => refuse({ status: 400, message: refusalTexts.badBody })
const noUploads = () => refuse({ status: 415, message: refusalTexts.noUploadHere })

/** 401 for visitors, who may be staff. */
const forbidden = ({ user }: PayloadRequest) =>
  user
    ? refuse({ status: 403, message: errorTexts.forbidden })
    : refuse({ status: 401, message: errorTexts.signInFirst })

const isForm = ({ headers }: PayloadRequest) => isFormType(headers.get('content-type') ?? '')

const searches = ({ query }: PayloadRequest) =>
  ['where', 'sort', 'joins'].find((name) => query[name] !== undefined)

type Asked = { req: PayloadRequest; call: OpenCall | null; collection?: SanitizedCollectionConfig }

async function refusedTo({ req, call, collection }: Asked): Promise<Response | null> {
  if (!call) return forbidden(req)
  if (isForm(req) && !collection?.upload && !collection?.auth) return noUploads()
  const tooMany = await limitRequest({ req, limit: call.limit ?? (req.method === 'GET' ? null : 'write') })
  if (tooMany) return tooMany
  const { publicQuery: allowed }: CollectionCustom = collection?.custom ?? {}
  if (call.query === 'list' && !allowed) return forbidden(req)
  const query = askedIn(req)
  const problem =
    call.query === 'list'
      ? listQueryProblem({ query, allowed: allowed ?? {} })
      : plainQueryProblem({ query, names: call.query })
  return problem && notAllowed(problem)
}

const notAllowed = ({ path, kind }: QueryProblem) =>
  refuse({ status: 400, message: refusalTexts.query[kind](path), path })

/** A POST with method override has its query in the body. */
function askedIn({ query, method, data }: PayloadRequest): Record<string, unknown> {
  const asked = Object.entries({ ...query, ...(method === 'GET' ? data : {}) })
  return Object.fromEntries(asked.filter(([, value]) => value !== undefined))
}
