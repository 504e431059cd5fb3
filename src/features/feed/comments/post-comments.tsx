import { useRef } from 'react'
import type { FeedComment, FeedPost } from '#domain/feed/feed-post'
import { feedTexts, postCommentsTexts as texts } from '#texts/feed/feed-page'
import { spamTexts } from '#texts/moderation/spam'
import { uiTexts } from '#texts/shell/ui'
import { Alert } from '../../../ui/states/alert'
import { Button } from '../../../ui/buttons/button'
import { toastSuccess } from '../../../ui/overlays/toast-store'
import { isBlocked } from '../../viewer/blocked'
import { useViewer } from '../../viewer/viewer-store'
import { useDeleted } from '../../community/deletions'
import type { Highlight } from '../feed-view'
import { CommentForm } from './comment-form'
import { CommentMenu } from './comment-menu'
import { CommentRow } from './comment-row'
import { CommentSkeleton } from './comment-skeleton'
import { PendingComments } from './pending-comments'
import { useComments } from './use-comments'

type Props = { post: FeedPost; isGone: boolean; opened: Highlight | null; renderedAt: number }

/** The list is also read anew this long after one's own comment. */
const AFTER_OWN_MS = 500

export default function PostComments({ post, isGone, opened, renderedAt }: Props) {
  const { user } = useViewer()
  const below = useRef<HTMLDivElement>(null)
  const first = opened?.comments ?? null
  const shown = useComments({ postId: post.id, first, isMember: user !== null, below })
  const { window, arrived, hasFailed, isAtEnd, refresh, earlier, later } = shown
  const deleted = useDeleted()
  const comments = window?.comments.filter(({ id }) => !deleted.has(id)) ?? []
  const isNews = ({ author }: FeedComment) => author?.id !== user?.id && !isBlocked(author?.id)
  // Before they are read the card knows whether there are any.
  const isEmpty = window ? comments.length === 0 && window.before === 0 : post.commentsCount === 0
  return (
    <section
      aria-label={texts.title}
      className="grid grid-cols-[minmax(0,1fr)] gap-3.5 rounded-b-lg bg-paper-deep px-4 pt-3.5 pb-4"
    >
      {opened?.isCommentGone && (
        <Alert tone="wait" title={feedTexts.commentMissing}>
          {feedTexts.commentMissingText}
        </Alert>
      )}
      {!isGone && (
        <>
          <MoreButton count={window?.before ?? 0} words={texts.earlier} onPress={earlier} />
          {!window && !hasFailed && !isEmpty && <CommentSkeleton count={post.commentsCount} />}
          {hasFailed && (
            <div role="alert" className="flex flex-wrap items-center justify-between gap-2">
              <p>{texts.failed}</p>
              <Button variant="secondary" size="sm" onClick={() => void refresh()}>
                {uiTexts.retry}
              </Button>
            </div>
          )}
          {isEmpty && !hasFailed && (
            <p className="text-ink-soft">{user ? texts.none : texts.noneForVisitors}</p>
          )}
          {comments.length > 0 && (
            <ol aria-live="polite" aria-relevant="additions" className="grid gap-3.5">
              {comments.map((comment) => (
                <CommentRow
                  key={comment.id}
                  comment={comment}
                  isFresh={arrived.includes(comment.id) && isNews(comment)}
                  renderedAt={renderedAt}
                  menu={user && <CommentMenu comment={comment} isOwn={comment.author?.id === user.id} />}
                />
              ))}
            </ol>
          )}
          {!isAtEnd && <MoreButton count={window?.after ?? 0} words={texts.later} onPress={later} />}
        </>
      )}
      <div ref={below} className="grid gap-3.5">
        <PendingComments
          postId={post.id}
          arrived={comments.filter(({ id }) => arrived.includes(id)).map(({ content }) => content)}
          onStored={({ isHeld }) => {
            if (isHeld) toastSuccess(spamTexts.held)
            setTimeout(() => void refresh(), AFTER_OWN_MS)
            return refresh()
          }}
        />
        {user && <CommentForm postId={post.id} isGone={isGone} />}
      </div>
    </section>
  )
}

type MoreProps = { count: number; words: (count: number) => string; onPress: () => Promise<unknown> }

const MoreButton = ({ count, words, onPress }: MoreProps) =>
  count > 0 && (
    <div className="-my-1.5 no-js:hidden">
      <Button variant="quiet" size="sm" onClick={() => void onPress()} className="-ms-3">
        {words(count)}
      </Button>
    </div>
  )
