import { setImmediate as nextTurn } from 'node:timers/promises'
import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload'
import { isModest, isModestText } from '#domain/web/body-shape'
import { isUnavailable } from '#domain/web/unavailable'

/** Marks one of our own endpoints whose bodies are too large to be read at once: it reads them by itself. */
export const longBody = { readsBody: true }

/** The reader of forms gets so much of one at once: what it does with a piece cannot be interrupted. */
const PIECE_BYTES = 64 * 1024

/**
 * Reads a body once and keeps it for the handler. False when it cannot be read, is no object, or nests so deep that
 * walking through it would overflow the stack. What is neither JSON nor a form says nothing: Payload would look for
 * fields in nothing at all.
 */
export async function readBody(req: PayloadRequest, { path, custom }: Endpoint): Promise<boolean> {
  if (req.method === 'GET') return true
  req.data ??= {}
  if ((custom as Partial<typeof longBody> | undefined)?.readsBody) return true
  // Those of Payload's that take a document take it as JSON or as a form with files.
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
  Object.assign(req, { text: () => Promise.resolve(text), json: () => Promise.resolve(data) })
  return true
}

/**
 * Payload's own reader, but what it cannot make out is the sender's mistake; only „too large“ it says itself. It gets a
 * copy: when it gives up in the middle of the connection's own stream, what still arrives is an error that nobody catches.
 */
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
  // It is read to its end; the handler finds its data and file in the request.
  Object.defineProperty(req, 'body', { value: null })
  return isDocument(req.data)
}

/** Others have their turn in between. */
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
