import type { IncomingMessage } from 'node:http'
import { type PageRule, pageRule } from '#changes/public-pages'

export type PageRequest = {
  key: string
  url: string
  /** Empty for a page, some of Next's for a client navigation. */
  headers: Record<string, string>
  rule: Pick<PageRule, 'isStaleAfter'> & Partial<Pick<PageRule, 'keys' | 'shownIn'>>
  /** Anyone can make up unlimited variants. */
  isEndless: boolean
  isForMembers?: boolean
  /** Shown as a marked copy while the database is away; a navigation loads the whole page instead. */
  isKept?: boolean
}

/** Next's headers ask for something else than the page: parts, data, actions. */
const asksNext = /^(rsc|next-|x-nextjs-|x-middleware-|x-now-|x-matched-path)/
/** Headers of a client navigation. `_rsc` is a digest of them; Next redirects if it is wrong. */
const stepHeaders = new Set(['rsc', 'next-router-state-tree', 'next-url'])
const stepMark = '_rsc'
/** Any other spelling is left to Next. */
const plainPath = /^\/(?:[A-Za-z0-9_~-][A-Za-z0-9._~-]*(?:\/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)*)?$/
const file = /\.(?!(?:xml|ics)$)[A-Za-z0-9]+$/
const longestKey = 300
const longestStepKey = 3000

/** Null if the request must reach Next unchanged. */
export function pageRequest({ method, url = '', headers }: IncomingMessage): PageRequest | null {
  if (method !== 'GET' && method !== 'HEAD') return null
  if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) return null
  if (headers.authorization !== undefined) return null
  const asked = nextHeaders(headers)
  if (!asked) return null
  const [path = '', search = ''] = split(url)
  if (!plainPath.test(path) || file.test(path)) return null
  const rule = pageRule(path)
  if (!rule) return null
  const isStep = Object.keys(asked).length > 0
  const query = allowedQuery({ search, rule, isStep })
  if (query === null) return null
  const shared = query ? `${path}?${query}` : path
  const key = isStep ? JSON.stringify([shared, asked]) : shared
  if (key.length > (isStep ? longestStepKey : longestKey)) return null
  return { key, url: shared, headers: asked, rule, isEndless: isStep || query !== '', isKept: !isStep }
}

function nextHeaders(headers: IncomingMessage['headers']): Record<string, string> | null {
  const names = Object.keys(headers).filter((name) => asksNext.test(name))
  if (names.length === 0) return {}
  if (headers.rsc !== '1' || !names.every((name) => stepHeaders.has(name))) return null
  return Object.fromEntries(names.sort().map((name) => [name, String(headers[name])]))
}

function split(url: string): [string, string] {
  const mark = url.indexOf('?')
  return mark === -1 ? [url, ''] : [url.slice(0, mark), url.slice(mark + 1)]
}

/** Normalised, so that a page has one key. */
function allowedQuery({ search, rule, isStep }: { search: string; rule: PageRule; isStep: boolean }) {
  const asked = new URLSearchParams(search)
  const own = isStep ? [stepMark] : []
  if (rule.query === 'none-allowed' && [...asked.keys()].some((name) => !own.includes(name))) return null
  const read = rule.query === 'none-allowed' ? own : [...rule.query, ...own]
  const given = read.flatMap((name) => asked.getAll(name).map((value): [string, string] => [name, value]))
  return new URLSearchParams(given).toString()
}
