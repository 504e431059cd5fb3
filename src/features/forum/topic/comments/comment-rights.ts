import type { TopicComment } from '#domain/forum/shown-topics'
import { isStaff, type Role } from '#domain/roles'
import { isEditable } from '#domain/text/editing'
import type { Insertions } from '../reply/insertions'

/** Who looks at the comments of a topic. The server decides; this only shows what it will allow. */
export type CommentRights = {
  viewer: { id: string; role: Role } | null
  topicOwner: string | null
  insertions: Insertions
  onLiked: (id: string, liked: boolean) => void
}

type Asked = Pick<CommentRights, 'viewer'> & { comment: Pick<TopicComment, 'author' | 'createdAt'> }

export const isOwn = ({ viewer, comment }: Asked): boolean =>
  viewer !== null && viewer.id === comment.author?.id

export const mayDelete = (asked: Asked): boolean => isOwn(asked) || isStaff(asked.viewer)

export const mayEdit = ({ now, ...asked }: Asked & { now: number }): boolean =>
  isStaff(asked.viewer) ||
  (isOwn(asked) && isEditable({ createdAt: asked.comment.createdAt, now: new Date(now) }))
