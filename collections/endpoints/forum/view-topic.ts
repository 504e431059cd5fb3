import type { Endpoint, PayloadRequest } from 'payload'
import { isForumOpen } from '#access/forum'
import { inTransaction } from '#database/connection/in-transaction'
import { refreshTopicActivity } from '#database/statements/forum/topic-activity'
import { countView } from '#database/statements/forum/topic-views'
import { CLIENT_ADDRESS_HEADER } from '#domain/web/client-address'
import { seesItem } from '#hooks/lists/sees-item'
import { open } from '#collections/guard/open-endpoints'
import { whileSuspended } from '#collections/guard/refuse-suspended'
import { notFound, privately, signedIn } from '#collections/endpoints/answers'

export const viewTopic: Omit<Endpoint, 'root'> = {
  path: '/:id/view',
  method: 'post',
  custom: { ...open({ query: [], limit: 'visit' }), ...whileSuspended },
  handler: async (req) => {
    const isVisitorWelcome = !req.user && (await isForumOpen(req))
    const visitor = isVisitorWelcome
      ? `address:${req.headers.get(CLIENT_ADDRESS_HEADER) ?? 'unknown'}`
      : `member:${signedIn(req).id}`
    const topicId = String(req.routeParams?.id)
    const isSeen = await seesItem({ req, collection: 'forum-topics', id: topicId })
    const viewed = isSeen ? await count(req, { topicId, visitor }) : null
    if (!viewed) throw notFound()
    return privately({ viewsCount: viewed.views, isCounted: viewed.isCounted })
  },
}

const count = (req: PayloadRequest, view: { topicId: string; visitor: string }) =>
  inTransaction(req, async () => {
    const counted = await countView(req, view)
    if (counted?.isCounted) await refreshTopicActivity(req, view.topicId)
    return counted
  })
