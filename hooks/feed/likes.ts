import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  PayloadRequest,
} from 'payload'
import { likedItem, type LikeTables, lockLiked } from '#database/statements/feed/likes'
import { relatedId } from '#domain/lists/ids'
import { announceUpdate } from '#hooks/writes/announce'

/** `memberId`: whose like it is, which is not always the caller: likes go with an account. */
export type Liked = { req: PayloadRequest; itemId: string; memberId: string | null; isLiked: boolean }

export type LikeKind = {
  likes: 'post-likes' | 'forum-topic-likes' | 'forum-comment-likes'
  items: 'posts' | 'forum-topics' | 'forum-comments'
  field: 'post' | 'topic' | 'comment'
  notify?: (liked: Liked) => Promise<void>
}

export const tablesOf = ({ likes, items, field }: LikeKind): LikeTables => ({
  likes,
  items,
  item: `${field}_id`,
})

export async function afterLike(kind: LikeKind, liked: Liked) {
  const { req, itemId } = liked
  await announceUpdate({ req, collection: kind.items, id: itemId })
  await kind.notify?.(liked)
}

type LikeHooks = {
  beforeChange: CollectionBeforeChangeHook[]
  afterChange: CollectionAfterChangeHook[]
  beforeDelete: CollectionBeforeDeleteHook[]
  afterDelete: CollectionAfterDeleteHook[]
}

export function likeHooks(kind: LikeKind): LikeHooks {
  const tables = tablesOf(kind)
  const itemOf = (like: Record<string, unknown>) => String(relatedId(like[kind.field]))
  const likeIn = (like: Record<string, unknown>) => ({
    itemId: itemOf(like),
    memberId: relatedId(like.owner),
  })
  return {
    beforeChange: [
      async ({ data, operation, req }) => {
        if (operation === 'create') await lockLiked(req, { tables, itemId: itemOf(data) })
      },
    ],
    afterChange: [
      async ({ doc, operation, req }) => {
        if (operation === 'create') await afterLike(kind, { req, ...likeIn(doc), isLiked: true })
      },
    ],
    beforeDelete: [
      async ({ id, req }) => {
        const itemId = await likedItem(req, { tables, likeId: String(id) })
        if (itemId) await lockLiked(req, { tables, itemId })
      },
    ],
    afterDelete: [({ doc, req }) => afterLike(kind, { req, ...likeIn(doc), isLiked: false })],
  }
}
