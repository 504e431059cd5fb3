import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'

/** Runs `change` when all headers of the answer are known and none is sent yet. */
export function beforeHeaders({ response, change }: { response: ServerResponse; change: () => void }) {
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse
  response.writeHead = ((status: number, ...rest: unknown[]) => {
    const left = takeHeaders({ response, rest })
    response.statusCode = status
    change()
    return writeHead(status, ...left)
  }) as ServerResponse['writeHead']
}

/** Headers given with `writeHead` become headers set before it; what is left is the status text. */
export function takeHeaders({ response, rest }: { response: ServerResponse; rest: unknown[] }): unknown[] {
  const headers = rest.at(-1)
  if (!isHeaders(headers)) return rest
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) response.setHeader(name, value)
  }
  return rest.slice(0, -1)
}

function isHeaders(value: unknown): value is OutgoingHttpHeaders {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
