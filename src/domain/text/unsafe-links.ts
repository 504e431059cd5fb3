import { cutText } from './excerpt'
import { ACTIVITY_TEXT_MAX } from '#domain/limits'
import { safeHref } from '#domain/web/safe-href'

type Part = Record<string, unknown>

/** The words of the first link that our pages would not render, also in blocks; null when all are fine. */
export function unsafeLink(content: unknown): string | null {
  const waiting: unknown[] = [isPart(content) ? content.root : null]
  while (waiting.length > 0) {
    const part = waiting.pop()
    if (!isPart(part)) continue
    const fields = isPart(part.fields) ? part.fields : {}
    if (leadsNowhere(part, fields)) return cutText(wordsOf(part, fields), ACTIVITY_TEXT_MAX)
    // In reverse, because the last one is popped first.
    if (Array.isArray(part.children)) for (const child of part.children.toReversed()) waiting.push(child)
  }
  return null
}

/** A link to an article has no URL of its own. */
function leadsNowhere(part: Part, { linkType, url = part.url }: Part): boolean {
  const isLink = part.type === 'link' || part.type === 'autolink'
  if (linkType === 'internal' || (!isLink && typeof url !== 'string')) return false
  return typeof url !== 'string' || safeHref(url) === null
}

function wordsOf(part: Part, { name, url = part.url }: Part): string {
  const children: unknown[] = Array.isArray(part.children) ? part.children : []
  const shown = children.map((child) => (isPart(child) && typeof child.text === 'string' ? child.text : ''))
  return [shown.join(''), name, url].map(oneLine).find(Boolean) ?? ''
}

const oneLine = (words: unknown) =>
  typeof words === 'string' ? words.replace(/[\s\p{Cc}]+/gu, ' ').trim() : ''

const isPart = (value: unknown): value is Part =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
