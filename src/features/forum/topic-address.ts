import { getPayload } from 'payload'
import config from '#config'
import { isId } from '#domain/lists/ids'
import { routes } from '#domain/routes'
import { renderForVisitors } from '../../request-context'
import { viewer } from '../viewer/viewer'
import { categorySlug } from './category-slug'

type Asked = { topic: string | undefined; comment?: string }

/** Where `/forum?topic=<id>&comment=<id>` leads; null for a topic that the viewer cannot see. */
export async function topicAddress({ topic, comment }: Asked): Promise<string | null> {
  if (!isId(topic)) return null
  const payload = await getPayload({ config })
  const found = await payload.findByID({
    collection: 'forum-topics',
    id: topic!,
    select: { slug: true, category: true },
    depth: 1,
    user: await viewer(),
    overrideAccess: false,
    disableErrors: true,
  })
  if (!found?.slug) {
    // What waits for staff leads its author to it, also from a page that is the same for everybody.
    renderForVisitors()
    return null
  }
  const place = { category: categorySlug(found.category), slug: found.slug }
  return routes.topicPage(place, { comment: isId(comment) ? comment : undefined })
}
