import { documentPageTexts as texts } from '#texts/documents/documents'

type Send = typeof fetch

/** Payload's forms send with `fetch`, which says nothing of how far it is. From 0 to 1; null when it has ended. */
export const uploadWithProgress =
  (send: Send, onProgress: (share: number | null) => void): Send =>
  async (input, init = {}) => {
    const { body } = init
    const isUpload = body instanceof FormData && body.get('file') instanceof File
    if (!isUpload || typeof input !== 'string') return send(input, init)
    try {
      return await sendBody(input, { ...init, body }, onProgress)
    } finally {
      onProgress(null)
    }
  }

type Sent = RequestInit & { body: FormData }

function sendBody(address: string, init: Sent, onProgress: (share: number) => void): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(init.method ?? 'POST', address)
    new Headers(init.headers).forEach((value, name) => request.setRequestHeader(name, value))
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => {
      const headers = { 'Content-Type': request.getResponseHeader('Content-Type') ?? '' }
      resolve(new Response(request.responseText, { status: request.status, headers }))
    }
    // Payload shows the sentence and keeps the form.
    request.onerror = () => reject(new Error(texts.uploadFailed))
    onProgress(0)
    request.send(init.body)
  })
}
