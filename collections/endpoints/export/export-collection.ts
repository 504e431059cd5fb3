import {
  APIError,
  type CollectionSlug,
  type Endpoint,
  Forbidden,
  type PayloadRequest,
  type Where,
} from 'payload'
import { table } from '#access/table'
import { csvLines } from '#domain/formats/csv'
import { isAdmin } from '#domain/roles'
import { exportTexts as texts } from '#texts/panels/export'
import { afterCode } from '#collections/guard/code-calls'
import { privately, signedIn } from '#collections/endpoints/answers'
import { csvFile } from './csv-file'
import { columnsOf } from './export-columns'
import { portionsById } from './portions-by-id'

/** `?check=1` answers only whether the download may begin, because a link cannot ask for a code. */
export const exportCollection: Endpoint = {
  path: '/export/:collection',
  method: 'get',
  custom: afterCode,
  handler: (req) => exported(req, String(req.routeParams?.collection)),
}

export async function exported(req: PayloadRequest, slug: string): Promise<Response> {
  if (!isAdmin(signedIn(req))) throw new Forbidden(req.t)
  if (!Object.hasOwn(table, slug)) throw new APIError(texts.notHere, 404, null, true)
  const { config } = req.payload.collections[slug as CollectionSlug]
  if ((await config.access.read({ req })) === false) throw new Forbidden(req.t)
  if (req.query.check) return privately({ ready: true })
  const rows = csvParts(req, slug as CollectionSlug)
  // The first part before the head of the answer, so that a refused filter is an error and no file.
  const first = await rows.next()
  return csvFile(streamed(first, rows), `${slug}.csv`)
}

async function* csvParts(req: PayloadRequest, collection: CollectionSlug): AsyncGenerator<string> {
  const columns = columnsOf(req.payload, req.payload.collections[collection].config)
  let head = `\uFEFF${csvLines([columns.map(({ label }) => label)])}`
  for await (const docs of portionsById(req, { collection, where: filterOf(req, collection), depth: 1 })) {
    yield head + csvLines(docs.map((doc) => columns.map(({ cell }) => cell(doc))))
    head = ''
  }
  if (head) yield head
}

/** Without a filter only approved contacts: an import publishes what it reads. */
function filterOf({ query }: PayloadRequest, collection: CollectionSlug): Where | undefined {
  if (query.where) return query.where as Where
  return collection === 'contacts' ? { approval: { equals: 'approved' } } : undefined
}

function streamed(first: IteratorResult<string>, rest: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let next: IteratorResult<string> | null = first
  return new ReadableStream({
    async pull(controller) {
      const part = next ?? (await rest.next())
      next = null
      if (part.done) return controller.close()
      controller.enqueue(encoder.encode(part.value))
    },
    cancel: async () => void (await rest.return(undefined)),
  })
}
