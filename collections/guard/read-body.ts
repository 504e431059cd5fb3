import { addDataAndFileToRequest, type PayloadRequest } from 'payload'
import { isModest } from '#domain/body-shape'
import { isUnavailable } from '#domain/unavailable'

/** Whether the endpoint is one of Payload's that take a document, as JSON or as a form with files. */
type Call = { takesDocument: boolean }

/**
 * Reads a body once and keeps it for the handler. False when it cannot be read, is no object, or nests so deep that
 * walking through it would overflow the stack. What is neither JSON nor a form says nothing: Payload would look for
 * fields in nothing at all.
 */
export async function readBody(req: PayloadRequest, { takesDocument }: Call): Promise<boolean> {
  if (req.method === 'GET') return true
  req.data ??= {}
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
async function readForm(req: PayloadRequest): Promise<boolean> {
  const bytes = await req.arrayBuffer?.()
  Object.defineProperty(req, 'body', { value: new Response(bytes).body, configurable: true })
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

const isDocument = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && !Array.isArray(data) && isModest(data)

function parsed(text: string): unknown {
  try {
    return text === '' ? {} : JSON.parse(text)
  } catch {
    return null
  }
}
