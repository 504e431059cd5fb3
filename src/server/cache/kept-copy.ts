import { spokenTime } from '#domain/time/dates'
import { keptTexts } from '#texts/shell/status-pages'
import { compressed } from '../response/compression'
import type { CachedPage } from './cached-page'
import type { Copy } from './page-store'

const marked = new WeakMap<CachedPage, Promise<CachedPage>>()

/** The copy for as long as the database is away: a header tells its age, a line above the content its hour. */
export function keptCopy(copy: Copy): Promise<CachedPage> {
  const known = marked.get(copy.page) ?? mark(copy)
  marked.set(copy.page, known)
  return known
}

async function mark({ page, renderedAt }: Copy): Promise<CachedPage> {
  const { headers, bodies: given } = page
  const type = headers['content-type']
  const isPage = String(type).startsWith('text/html')
  const body = isPage ? withLine(given.identity, renderedAt) : given.identity
  const bodies = isPage ? { identity: body, ...(await compressed({ body, type })) } : given
  const status = `site; hit; detail="drawn ${renderedAt.toISOString()}"`
  const forNobodyElse = { 'surrogate-key': undefined, 'cdn-cache-control': undefined }
  return { ...page, headers: { ...headers, ...forNobodyElse, 'cache-status': status }, bodies, isKept: true }
}

/** Below the header of the layout, above whatever may be old. */
export function withLine(body: Buffer, renderedAt: Date): Buffer {
  const html = body.toString('utf8')
  const header = '</header>'
  const end = html.indexOf(header)
  const content = html.indexOf('<main id="main"')
  if (content === -1) return body
  const place = end !== -1 && end < content ? end + header.length : content
  return Buffer.from(html.slice(0, place) + lineOf(renderedAt) + html.slice(place))
}

/** An element of its own name: React leaves what it does not know among the children of the body. */
const lineOf = (renderedAt: Date) =>
  `<kept-copy><aside class="kept-copy print:hidden" aria-label="${keptTexts.label}"><p><b>${keptTexts.line(spokenTime(renderedAt))}</b> ` +
  `${keptTexts.hint}</p><a href="" class="button button-secondary button-sm">${keptTexts.again}</a></aside></kept-copy>`
