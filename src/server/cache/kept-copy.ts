import { spokenTime } from '#domain/time/dates'
import { keptTexts } from '#texts/shell/status-pages'
import { compressed } from '../response/compression'
import type { CachedPage } from './cached-page'
import type { Copy } from './page-store'

/** Why it is shown: the database is away, or there is too much to draw. */
export type KeptReason = keyof typeof keptTexts.reason

type Shown = { renderedAt: Date; reason: KeptReason }

const marked: Record<KeptReason, WeakMap<CachedPage, Promise<CachedPage>>> = {
  away: new WeakMap(),
  busy: new WeakMap(),
}

/** The copy while no other can be had: a header tells its age, a line above the content its hour. */
export function keptCopy(copy: Copy, reason: KeptReason): Promise<CachedPage> {
  const known = marked[reason].get(copy.page) ?? mark(copy, reason)
  marked[reason].set(copy.page, known)
  return known
}

async function mark({ page, renderedAt }: Copy, reason: KeptReason): Promise<CachedPage> {
  const { headers, bodies: given } = page
  const type = headers['content-type']
  const isPage = String(type).startsWith('text/html')
  const body = isPage ? withLine(given.identity, { renderedAt, reason }) : given.identity
  const bodies = isPage ? { identity: body, ...(await compressed({ body, type })) } : given
  const status = `site; hit; detail="drawn ${renderedAt.toISOString()}"`
  const forNobodyElse = { 'surrogate-key': undefined, 'cdn-cache-control': undefined }
  return { ...page, headers: { ...headers, ...forNobodyElse, 'cache-status': status }, bodies, isKept: true }
}

/** Below the header of the layout, above whatever may be old. */
export function withLine(body: Buffer, shown: Shown): Buffer {
  const html = body.toString('utf8')
  const header = '</header>'
  const end = html.indexOf(header)
  const content = html.indexOf('<main id="main"')
  if (content === -1) return body
  const place = end !== -1 && end < content ? end + header.length : content
  return Buffer.from(html.slice(0, place) + lineOf(shown) + html.slice(place))
}

/** An element of its own name: React leaves what it does not know among the children of the body. */
const lineOf = ({ renderedAt, reason }: Shown) =>
  `<kept-copy><aside class="kept-copy print:hidden" aria-label="${keptTexts.label}"><p>` +
  `<b>${keptTexts.reason[reason]} ${keptTexts.line(spokenTime(renderedAt))}</b> ` +
  `${keptTexts.hint[reason]}</p><a href="" class="button button-secondary button-sm">${keptTexts.again}</a></aside></kept-copy>`
