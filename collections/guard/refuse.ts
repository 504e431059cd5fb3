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
