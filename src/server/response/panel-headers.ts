import type { ServerResponse } from 'node:http'
import { beforeHeaders } from './before-headers'

const panelOnly = ['critical-ch', 'accept-ch', 'x-powered-by']
const colourScheme = 'sec-ch-prefers-color-scheme'

/**
 * Payload's Next plugin asks every browser on every page for its colour scheme: the first request is then made
 * twice, and shared caches keep two copies. Only the panels need it.
 */
export function stripPanelHeaders(response: ServerResponse) {
  beforeHeaders({
    response,
    change: () => {
      for (const name of panelOnly) response.removeHeader(name)
      narrowVary(response)
    },
  })
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
