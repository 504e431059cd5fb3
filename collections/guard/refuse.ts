type Refusal = {
  status: number
  message: string
  path?: string
  code?: string
  headers?: Record<string, string>
}

/** In the format of all errors of the REST API. */
export function refuse({ status, message, path, code, headers }: Refusal): Response {
  const data = path === undefined ? code && { code } : { errors: [{ path, message }] }
  return Response.json(
    { errors: [{ message, data: data || undefined }] },
    { status, headers: { 'Cache-Control': 'no-store', ...headers } },
  )
}

/** Too often; `seconds` until it may be tried again. */
export const refuseFor = (seconds: number, said: Pick<Refusal, 'message' | 'code'>): Response =>
  refuse({ status: 429, ...said, headers: { 'Retry-After': String(Math.max(1, seconds)) } })
