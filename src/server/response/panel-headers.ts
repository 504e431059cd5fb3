import { isPanelPath } from '../request/request-path'
import type { Exchange } from './exchange'
import { namesIn } from './vary'

const panelOnly = ['critical-ch', 'accept-ch', 'x-powered-by']
const colourScheme = 'sec-ch-prefers-color-scheme'

/**
 * Payload's Next plugin asks every browser on every page for its colour scheme: the first request is then made
 * twice, and shared caches keep two copies. Only the panels need it.
 */
export function stripPanelHeaders({ response, path }: Exchange) {
  if (isPanelPath(path)) return
  for (const name of panelOnly) response.removeHeader(name)
  const given = namesIn(response.getHeader('vary'))
  const names = given.filter((name) => name.toLowerCase() !== colourScheme)
  if (names.length === 0) response.removeHeader('vary')
  else if (names.length < given.length) response.setHeader('Vary', names.join(', '))
}
