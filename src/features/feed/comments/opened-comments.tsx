import type { FeedComment } from '#domain/feed/feed-post'
import { CommentRow } from './comment-row'

type Props = { comments: readonly FeedComment[]; renderedAt: number }

/** What the address opens: also without scripts, and until they are there. */
export const OpenedComments = ({ comments, renderedAt }: Props) => (
  <ol className="grid grid-cols-[minmax(0,1fr)] gap-3.5 rounded-b-lg bg-paper-deep px-4 pt-3.5 pb-4">
    {comments.map((comment) => (
      <CommentRow key={comment.id} comment={comment} renderedAt={renderedAt} />
    ))}
  </ol>
)
