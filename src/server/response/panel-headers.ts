import { isPanelPath } from '../request/request-path'
import type { Exchange } from './exchange'
import { namesIn } from './vary'

const panelOnly = ['critical-ch', 'accept-ch', 'x-powered-by']
const colourScheme = 'sec-ch-prefers-color-scheme'

/** Payload asks every browser for its colour scheme: repeated requests and two cache entries per page. */
export function stripPanelHeaders({ response, path }: Exchange) {
  if (isPanelPath(path)) return
  for (const name of panelOnly) response.removeHeader(name)
  const given = namesIn(response.getHeader('vary'))
  const names = given.filter((name) => name.toLowerCase() !== colourScheme)
  if (names.length === 0) response.removeHeader('vary')
  else if (names.length < given.length) response.setHeader('Vary', names.join(', '))
}
