import { setImmediate as nextTurn } from 'node:timers/promises'
import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload'
import { isModest, isModestText } from '#domain/web/body-shape'
import { isUnavailable } from '#domain/web/unavailable'
import type { EndpointCustom } from '#collections/custom'

/** For our own endpoints with large bodies, which read them by themselves. */
export const longBody = { readsBody: true } satisfies EndpointCustom

/** The form parser cannot be interrupted within a chunk. */
const PIECE_BYTES = 64 * 1024

/** False when unreadable, not an object, or nested so deeply that walking it would overflow the stack. */
export async function readBody(req: PayloadRequest, { path, custom = {} }: Endpoint): Promise<boolean> {
  if (req.method === 'GET') return true
  req.data ??= {}
  const { readsBody }: EndpointCustom = custom
  if (readsBody) return true
  const takesDocument = /^\/(:id)?$/.test(path)
  const type = req.headers.get('content-type') ?? ''
  if (/^application\/json\b/i.test(type)) return readJson(req)
  return takesDocument && isFormType(type) ? readForm(req) : true
}

export const isFormType = (type: string) => /multipart\//i.test(type)

async function readJson(req: PayloadRequest): Promise<boolean> {
  if (!req.text) return true
  const text = await req.text()
  const data = parsed(text)
  if (!isDocument(data)) return false
  // A request whose body has been read may show none any more; then Payload takes `data` as it is.
  Object.assign(req, { data, text: () => Promise.resolve(text), json: () => Promise.resolve(data) })
  return true
}

/** Payload's parser gets a copy: if it stopped early on the connection's stream, the rest would be an uncaught error. */
export async function readForm(req: PayloadRequest): Promise<boolean> {
  const bytes = new Uint8Array((await req.arrayBuffer?.()) ?? [])
  Object.defineProperty(req, 'body', { value: piecesOf(bytes), configurable: true })
  try {
    await addDataAndFileToRequest(req)
  } catch (error) {
    const { status } = error as { status?: unknown }
    if (status === 413 || isUnavailable(error)) throw error
    return false
  }
  // It is consumed; the handler finds data and file in the request.
  Object.defineProperty(req, 'body', { value: null })
  return isDocument(req.data)
}

function piecesOf(bytes: Uint8Array): ReadableStream<Uint8Array> {
  let at = 0
  const pull = async (stream: ReadableStreamDefaultController<Uint8Array>) => {
    await nextTurn()
    if (at < bytes.length) stream.enqueue(bytes.subarray(at, at + PIECE_BYTES))
    else stream.close()
    at += PIECE_BYTES
  }
  return new ReadableStream({ pull }, { highWaterMark: 0 })
}

const isDocument = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && !Array.isArray(data) && isModest(data)

function parsed(text: string): unknown {
  try {
    if (text === '') return {}
    return isModestText(text) ? JSON.parse(text) : null
  } catch {
    return null
  }
}
