import type { Answer } from './ask'
import type { BenchSite } from './site'
import { wrk } from './wrk'

export const publicPages = [
  ...['/', '/news', '/events', '/contacts', '/services'],
  ...['/stores', '/small-ads', '/apartments', '/documents', '/embassies'],
]

const SECONDS = 5

/** Twice: the second one is of a copy that lies ready. */
export async function warmPages(site: Pick<BenchSite, 'ask'>): Promise<Record<string, Answer>> {
  const answers: Record<string, Answer> = {}
  const headers = { 'Accept-Encoding': 'gzip' }
  for (const path of [...publicPages, ...publicPages]) answers[path] = await site.ask({ path, headers })
  return answers
}

export async function readPages(url: string) {
  const { perSecond, p99 } = await wrk({ url, paths: publicPages, seconds: SECONDS, connections: 50 })
  return { perSecond, p99 }
}
