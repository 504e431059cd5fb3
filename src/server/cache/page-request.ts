import type { IncomingMessage } from 'node:http'
import { type PageRule, pageRule } from '#changes/public-pages'

export type PageRequest = { key: string; rule: PageRule; hasSearch: boolean }

/** Next's own headers ask for other things than the page: parts of it, data, actions. */
const asksNext = /^(rsc|next-|x-nextjs-|x-middleware-|x-now-|x-matched-path)/
/** Letters of our own addresses; any other spelling is Next's business. */
const plainPath = /^\/(?:[A-Za-z0-9_~-][A-Za-z0-9._~-]*(?:\/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)*)?$/
const file = /\.(?!(?:xml|ics)$)[A-Za-z0-9]+$/
const longestKey = 300

/** Which shared copy answers this request; null when it must reach Next as it is. */
export function pageRequest({ method, url = '', headers }: IncomingMessage): PageRequest | null {
  if (method !== 'GET' && method !== 'HEAD') return null
  if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) return null
  if (headers.authorization !== undefined) return null
  if (Object.keys(headers).some((name) => asksNext.test(name))) return null
  const [path = '', search = ''] = split(url)
  if (!plainPath.test(path) || file.test(path)) return null
  const rule = pageRule(path)
  if (!rule) return null
  const query = allowedQuery({ search, rule })
  if (query === null) return null
  const key = query ? `${path}?${query}` : path
  return key.length > longestKey ? null : { key, rule, hasSearch: query !== '' }
}

function split(url: string): [string, string] {
  const mark = url.indexOf('?')
  return mark === -1 ? [url, ''] : [url.slice(0, mark), url.slice(mark + 1)]
}

/** One spelling for one page: what it does not read is left out, the rest has one order. */
function allowedQuery({ search, rule }: { search: string; rule: PageRule }): string | null {
  if (rule.query === 'none-allowed') return search === '' ? '' : null
  const given = new URLSearchParams(search)
  const kept = rule.query.flatMap((name) =>
    given.getAll(name).map((value): [string, string] => [name, value]),
  )
  return new URLSearchParams(kept).toString()
}
