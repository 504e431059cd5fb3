import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  PayloadRequest,
} from 'payload'
import { announce } from '#changes/announce'
import { likedItem, type LikeTables, lockLiked } from '#database/statements/feed/likes'
import { relatedId } from '#domain/lists/ids'

export type Liked = { req: PayloadRequest; itemId: string; isLiked: boolean }

/** Likes of one kind of items; all of them behave the same. */
export type LikeKind = {
  likes: 'post-likes' | 'forum-topic-likes'
  items: 'posts' | 'forum-topics'
  /** The field of a like that names the item. */
  field: 'post' | 'topic'
  /** Tells the author, when authors are told. */
  tell?: (liked: Liked) => Promise<void>
}

export const tablesOf = ({ likes, items, field }: LikeKind): LikeTables => ({
  likes,
  items,
  item: `${field}_id`,
})

/** After a like came or went, whichever way: the item shows another number. */
export async function afterLike(kind: LikeKind, liked: Liked) {
  const { req, itemId } = liked
  await announce({
    req,
    change: { collection: kind.items, documentId: itemId, operation: 'update', before: {}, after: {} },
  })
  await kind.tell?.(liked)
}

type LikeHooks = {
  beforeChange: CollectionBeforeChangeHook[]
  afterChange: CollectionAfterChangeHook[]
  beforeDelete: CollectionBeforeDeleteHook[]
  afterDelete: CollectionAfterDeleteHook[]
}

/** For likes that are written as documents. */
export function likeHooks(kind: LikeKind): LikeHooks {
  const tables = tablesOf(kind)
  const itemOf = (like: Record<string, unknown>) => String(relatedId(like[kind.field]))
  return {
    beforeChange: [
      async ({ data, operation, req }) => {
        if (operation === 'create') await lockLiked(req, { tables, itemId: itemOf(data) })
      },
    ],
    afterChange: [
      async ({ doc, operation, req }) => {
        if (operation === 'create') await afterLike(kind, { req, itemId: itemOf(doc), isLiked: true })
      },
    ],
    beforeDelete: [
      async ({ id, req }) => {
        const itemId = await likedItem(req, { tables, likeId: String(id) })
        if (itemId) await lockLiked(req, { tables, itemId })
      },
    ],
    afterDelete: [({ doc, req }) => afterLike(kind, { req, itemId: itemOf(doc), isLiked: false })],
  }
}
