import { parseApiErrors } from '#domain/api-errors'
import { errorTexts } from '#texts/errors'
import type { SendResult } from './send'

type Sending = {
  path: string
  file: File
  /** What is said of the file beside it. */
  fields: Record<string, unknown>
  /** From 0 to 1. */
  onProgress: (share: number) => void
  signal: AbortSignal
}

/** Sends a file to the REST API and tells how far it is; null when it was stopped. `fetch` knows no such progress. */
export function sendFile<T>({
  path,
  file,
  fields,
  onProgress,
  signal,
}: Sending): Promise<SendResult<T> | null> {
  const body = new FormData()
  body.append('_payload', JSON.stringify(fields))
  body.append('file', file)
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open('POST', path)
    request.responseType = 'json'
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => resolve(resultOf<T>(request))
    request.onerror = () => resolve({ ok: false, status: 0, message: errorTexts.network, fields: {} })
    request.onabort = () => resolve(null)
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(body)
  })
}

function resultOf<T>({ status, response }: XMLHttpRequest): SendResult<T> {
  if (status >= 200 && status < 300) return { ok: true, data: response as T }
  const { message, fields } = parseApiErrors(response)
  return { ok: false, status, message: message ?? errorTexts.unexpected, fields }
}
