type Refusal = { status: number; message: string; path?: string; headers?: Record<string, string> }

/** An answer in the shape that all errors of the REST API have (DESIGN §4). */
export function refuse({ status, message, path, headers }: Refusal): Response {
  const data = path === undefined ? undefined : { errors: [{ path, message }] }
  return Response.json(
    { errors: [{ message, data }] },
    { status, headers: { 'Cache-Control': 'no-store', ...headers } },
  )
}
