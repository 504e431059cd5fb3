import { isId } from '#domain/lists/ids'
import { itemKinds } from '#domain/item-kinds'
import { kinds } from '#domain/kinds'
import { isReportType, type ReportType } from '#domain/moderation/reports'
import { routes } from '#domain/routes'

export type NoticedAddress = { itemType: ReportType; by: 'id' | 'slug'; value: string }

/** The item that the address of a legal notice stands for; null for other sites and for pages without an item. */
export function noticedAddress(given: string, site: string): NoticedAddress | null {
  const address = /^https?:\/\//i.test(given) ? given : `https://${given}`
  if (!URL.canParse(address)) return null
  const { host, pathname, searchParams, hash } = new URL(address)
  if (host !== new URL(site).host) return null
  const [, list, first, second] = pathname.split('/').map(decoded)
  const comment = searchParams.get('comment')
  if (`/${list}` === routes.forum) {
    if (comment) return byId('comment', comment)
    return second ? bySlug('topic', second) : byId('topic', searchParams.get('topic'))
  }
  if (`/${list}` === routes.feed)
    return comment ? byId('social_comment', comment) : byId('social_post', searchParams.get('highlight'))
  const type = itemKinds.map((kind) => kinds[kind]).find(({ route }) => route === `/${list}`)?.report
  if (!isReportType(type)) return null
  return first ? bySlug(type, first) : byId(type, hash.slice(1))
}

const byId = (itemType: ReportType, value: string | null): NoticedAddress | null =>
  isId(value) ? { itemType, by: 'id', value: String(value) } : null

const bySlug = (itemType: ReportType, value: string): NoticedAddress => ({ itemType, by: 'slug', value })

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
