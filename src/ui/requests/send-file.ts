import { memberHeader } from './request-member'
import { answered, unanswered, type SendResult } from './send'

type Upload = {
  path: string
  file: File
  fields: Record<string, unknown>
  /** From 0 to 1. */
  onProgress: (share: number) => void
  signal: AbortSignal
}

/** Reports progress, which `fetch` cannot. Null when cancelled. */
export function sendFile<T>({
  path,
  file,
  fields,
  onProgress,
  signal,
}: Upload): Promise<SendResult<T> | null> {
  const body = new FormData()
  body.append('file', file)
  body.append('_payload', JSON.stringify(fields))
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open('POST', path)
    for (const [name, value] of Object.entries(memberHeader())) request.setRequestHeader(name, value)
    request.responseType = 'json'
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => resolve(answered<T>(request.status, request.response))
    request.onerror = () => resolve(unanswered)
    request.onabort = () => resolve(null)
    signal.addEventListener('abort', () => request.abort())
    request.send(body)
  })
}
