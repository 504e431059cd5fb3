import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'

const panelOnly = ['critical-ch', 'accept-ch', 'x-powered-by']
const colourScheme = 'sec-ch-prefers-color-scheme'

/**
 * Payload's Next plugin asks every browser on every page for its colour scheme: the first request is then made
 * twice, and shared caches keep two copies. Only the panels need it.
 */
export function stripPanelHeaders(response: ServerResponse) {
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse
  response.writeHead = ((status: number, ...rest: unknown[]) => {
    const headers = rest.at(-1)
    if (isHeaders(headers)) {
      rest.pop()
      for (const [name, value] of Object.entries(headers))
        if (value !== undefined) response.setHeader(name, value)
    }
    for (const name of panelOnly) response.removeHeader(name)
    narrowVary(response)
    return writeHead(status, ...rest)
  }) as ServerResponse['writeHead']
}

function narrowVary(response: ServerResponse) {
  const vary = response.getHeader('vary')
  if (vary === undefined) return
  const names = [vary]
    .flat()
    .join(',')
    .split(',')
    .map((name) => name.trim())
  const kept = names.filter((name) => name && name.toLowerCase() !== colourScheme)
  if (kept.length === 0) response.removeHeader('vary')
  else response.setHeader('Vary', kept.join(', '))
}

function isHeaders(value: unknown): value is OutgoingHttpHeaders {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
