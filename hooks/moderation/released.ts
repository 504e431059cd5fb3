import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import { notHidden } from '#access/visibility/hidden'
import { relatedId } from '#domain/lists/ids'
import { itemName } from '#domain/moderation/reports'
import { isStaff } from '#domain/roles'
import { notify } from '#hooks/notifications/notify'
import { actingAs } from '#hooks/writes/acting-as'
import { spamTexts } from '#texts/moderation/spam'

type Written = Parameters<CollectionAfterChangeHook>[0]

/** What waited for staff is shown now, by them. A correction at the same moment may have read that it waits. */
export const isReleased = ({
  doc,
  operation,
  previousDoc,
  req,
}: Pick<Written, 'doc' | 'operation' | 'previousDoc' | 'req'>) =>
  operation === 'update' &&
  isStaff(req.user) &&
  previousDoc?.isHeld === true &&
  doc.isHeld !== true &&
  notHidden.holds(doc)

/** Others are told then as they would have been at first: by the author, of something new. */
export const toldOnRelease =
  <Doc extends { id: string }>(tell: CollectionAfterChangeHook<Doc>): CollectionAfterChangeHook<Doc> =>
  async (written) => {
    if (!isReleased(written as unknown as Written)) return tell(written)
    const req = await asAuthor(written.req, (written.doc as { owner?: unknown }).owner)
    return tell({ ...written, operation: 'create', previousDoc: undefined as never, req })
  }

async function asAuthor(req: PayloadRequest, owner: unknown): Promise<PayloadRequest> {
  const id = relatedId(owner)
  const author = id
    ? await req.payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true, req })
    : null
  return actingAs(req, author ? { user: { ...author, collection: 'users' } } : {})
}

export const tellAuthorOfRelease: CollectionAfterChangeHook = async (written) => {
  if (!isReleased(written)) return
  const { collection, doc, req } = written
  const { id, owner, slug, title, content, topic, post } = doc as Record<string, string>
  const place =
    collection.slug === 'forum-topics' ? { topicId: id } : collection.slug === 'posts' ? { postId: id } : {}
  const under = {
    topicId: relatedId(topic) ?? undefined,
    postId: relatedId(post) ?? undefined,
    commentId: id,
  }
  await notify({
    req,
    to: owner,
    type: 'item_approved',
    ...spamTexts.released(itemName({ title, content })),
    data: { collection: collection.slug, id, slug, ...(topic || post ? under : place) },
  })
}
