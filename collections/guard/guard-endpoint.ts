import type {
  Endpoint,
  PayloadHandler,
  PayloadRequest,
  SanitizedCollectionConfig,
  SanitizedGlobalConfig,
} from 'payload'
import type { RequestLimit } from '#domain/limits'
import {
  isId,
  listQueryProblem,
  plainQueryProblem,
  type PublicQuery,
  type QueryProblem,
} from '#domain/lists/public-query'
import { isStaff } from '#domain/roles'
import { errorTexts } from '#texts/web/errors'
import { refusalTexts } from '#texts/web/refusals'
import { askCode, needsCodeFirst } from './code-calls'
import { findLostMember } from './find-lost-member'
import { limitRequest } from './limit-request'
import { type OpenCall, openCall } from './open-endpoints'
import { isFormType, readBody } from './read-body'
import { refuse } from './refuse'

type Guarded = {
  endpoint: Endpoint
  collection?: SanitizedCollectionConfig
  global?: SanitizedGlobalConfig
}

/**
 * Calls of Payload that nobody uses: the first visitor's registration, keys for programs, and forgetting a
 * preference, which makes a statement that PostgreSQL refuses.
 */
const closed = /^(post .*\/(first-register|reveal)|delete \/:key)$/

/**
 * The endpoint as everybody but staff may use it (docs/decisions/011-query-guard.md). It stands around the handler
 * itself, so no spelling of the address and no overridden method reaches the handler past it.
 */
export function guardEndpoint({ endpoint, collection, global }: Guarded): Endpoint {
  const owner = global ? 'global' : collection?.auth ? 'account' : 'collection'
  const { writeLimit } = (collection?.custom ?? {}) as { writeLimit?: RequestLimit }
  const hasId = /\/:id\??(\/|$)/.test(endpoint.path) && !endpoint.path.startsWith('/verify/')
  // Where nothing is kept of earlier versions, Payload asks the database for a table that is not there.
  const isOfNothing = endpoint.path.startsWith('/versions') && !(collection ?? global)?.versions
  const needsCode = needsCodeFirst(endpoint)
  const handler: PayloadHandler = async (req) => {
    if (isOfNothing || closed.test(`${endpoint.method} ${endpoint.path}`)) return notFound()
    await findLostMember(req)
    const searched = global && searches(req)
    if (searched) return notAllowed({ path: searched, kind: 'name' })
    // Looked up when it is asked, so that the tests can turn single calls around.
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

/** For staff: who is not signed in may be one of them. */
const forbidden = ({ user }: PayloadRequest) =>
  user
    ? refuse({ status: 403, message: errorTexts.forbidden })
    : refuse({ status: 401, message: errorTexts.signInFirst })

const isForm = ({ headers }: PayloadRequest) => isFormType(headers.get('content-type') ?? '')

/** A global is one document: there is nothing to look for, neither in it nor in its versions. */
const searches = ({ query }: PayloadRequest) =>
  ['where', 'sort', 'joins'].find((name) => query[name] !== undefined)

type Asked = { req: PayloadRequest; call: OpenCall | null; collection?: SanitizedCollectionConfig }

async function refusedTo({ req, call, collection }: Asked): Promise<Response | null> {
  if (!call) return forbidden(req)
  if (isForm(req) && !collection?.upload && !collection?.auth) return noUploads()
  const tooMany = await limitRequest({ req, limit: call.limit ?? (req.method === 'GET' ? null : 'write') })
  if (tooMany) return tooMany
  const allowed = (collection?.custom as { publicQuery?: PublicQuery } | undefined)?.publicQuery
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

/** A POST that says it is a GET brings its query in the body. Payload leaves names without a value behind. */
function askedIn({ query, method, data }: PayloadRequest): Record<string, unknown> {
  const asked = Object.entries({ ...query, ...(method === 'GET' ? data : {}) })
  return Object.fromEntries(asked.filter(([, value]) => value !== undefined))
}
