import type { FeedPost } from '#domain/feed/feed-post'
import { itemName } from '#domain/moderation/reports'
import { postCardTexts as texts } from '#texts/feed/feed-page'
import BlockDialog from '../../community/blocks/block-dialog'
import { DeleteDialog } from '../../community/delete-dialog'
import ReportDialog from '../../listing/report/report-dialog'
import { postPlace } from '../use-highlight'
import { EditPost } from './edit-post'

export type PostWork = 'edit' | 'delete' | 'report' | 'block'

type Props = {
  post: FeedPost
  work: PostWork
  /** Somebody deleted it meanwhile. */
  isGone: boolean
  onClose: () => void
  onChanged: () => void
}

/** Loaded when something is chosen from the menu of a post. */
export default function PostWorkDialog({ post, work, isGone, onClose, onChanged }: Props) {
  if (work === 'edit') return <EditPost {...{ post, isGone, onClose, onChanged }} />
  if (work === 'block') return post.author && <BlockDialog person={post.author} onClose={onClose} />
  if (work === 'report') {
    const item = { type: 'social_post', id: post.id, name: itemName(post) } as const
    return <ReportDialog open onClose={onClose} item={item} />
  }
  return (
    <DeleteDialog
      deletion={{
        id: post.id,
        path: `/api/posts/${post.id}`,
        place: postPlace(post.id),
        success: texts.deleted,
        failure: texts.deleteFailed,
      }}
      question={{ title: texts.deleteTitle, text: texts.deleteQuestion, confirm: texts.deleteConfirm }}
      onClose={onClose}
    />
  )
}
