import type { PayloadRequest } from 'payload'

/**
 * Reads a JSON body once and keeps it for the handler. False when it cannot be read or is no object: Payload takes
 * a text or a list for a document and breaks on it. What is neither JSON nor a form says nothing: Payload would look
 * for fields in nothing at all.
 */
export async function readJson(req: PayloadRequest): Promise<boolean> {
  if (req.method !== 'GET') req.data ??= {}
  const isJson = /^application\/json\b/i.test(req.headers.get('content-type') ?? '')
  if (!isJson || req.method === 'GET' || !req.text) return true
  const text = await req.text()
  const data = parsed(text)
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return false
  Object.assign(req, { text: () => Promise.resolve(text), json: () => Promise.resolve(data) })
  return true
}

function parsed(text: string): unknown {
  try {
    return text === '' ? {} : JSON.parse(text)
  } catch {
    return null
  }
}
