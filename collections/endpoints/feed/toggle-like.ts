import type { Endpoint } from 'payload'
import { inTransaction } from '#database/connection/in-transaction'
import { withMutex } from '#database/connection/keyed-mutex'
import { lockLiked, toggleLike } from '#database/statements/feed/likes'
import { afterLike, type LikeKind, tablesOf } from '#hooks/feed/likes'
import { seesItem } from '#hooks/lists/sees-item'
import { open } from '#collections/guard/open-endpoints'
import { notFound, privately, signedIn } from '#collections/endpoints/answers'

export function toggleLikeOf(kind: LikeKind): Omit<Endpoint, 'root'> {
  const tables = tablesOf(kind)
  return {
    path: '/:id/like',
    method: 'post',
    custom: open({ query: [] }),
    handler: async (req) => {
      const { id: memberId } = signedIn(req)
      const itemId = String(req.routeParams?.id)
      const toggle = async () => {
        const isSeen = await seesItem({ req, collection: kind.items, id: itemId })
        if (!isSeen || !(await lockLiked(req, { tables, itemId }))) throw notFound()
        const toggled = await toggleLike(req, { tables, itemId, memberId })
        await afterLike(kind, { req, itemId, memberId, isLiked: toggled.liked })
        return toggled
      }
      return privately(await withMutex(`like:${itemId}`, () => inTransaction(req, toggle)))
    },
  }
}
