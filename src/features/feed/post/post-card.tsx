import { Suspense, useId, useState } from 'react'
import type { FeedPost } from '#domain/feed/feed-post'
import { SHARED_TEXT_MAX } from '#domain/limits'
import { routes } from '#domain/routes'
import { cutText } from '#domain/text/excerpt'
import { areaTexts } from '#texts/areas'
import { postCardTexts as texts, postCommentsTexts } from '#texts/feed/feed-page'
import { Icon } from '../../../ui/graphics/icon'
import { lazyPart } from '../../../ui/lazy-part'
import { ShareButton } from '../../../ui/buttons/share-button'
import { authorName } from '../../community/author'
import { Collapsible } from '../../community/blocks/collapsible'
import { LikeButton } from '../../community/like-button'
import { UserText } from '../../community/user-text'
import { OpenedComments } from '../comments/opened-comments'
import type { Highlight } from '../feed-view'
import { postPlace, useGlow } from '../use-highlight'
import { GoneNote } from './gone-note'
import { PostHead } from './post-head'
import { PostPicture } from './post-picture'
import type { PostWork } from './post-work'
import '../feed.css'

const PostComments = lazyPart(() => import('../comments/post-comments'))
const PostWorkDialog = lazyPart(() => import('./post-work'))

type Props = {
  post: FeedPost
  renderedAt: number
  isFirst: boolean
  isGone: boolean
  isLiked: boolean
  /** Its comments, when the address leads to it. */
  opened: Highlight | null
  onLiked: (liked: boolean) => void
  onChanged: () => void
  onHidden: () => void
}

export function PostCard(props: Props) {
  const { post, renderedAt, isFirst, isGone, isLiked, opened, onLiked, onChanged, onHidden } = props
  const [isOpen, setIsOpen] = useState(Boolean(opened?.comments))
  const [work, setWork] = useState<PostWork | null>(null)
  const commentsId = useId()
  const nameId = useId()
  const { id, author, content, html, image, likesCount, commentsCount } = post
  const isGlowing = useGlow(postPlace(id))
  return (
    <article
      id={postPlace(id)}
      tabIndex={-1}
      aria-labelledby={nameId}
      data-glow={isGlowing}
      className="post-card grid grid-cols-[minmax(0,1fr)] rounded-lg border border-line bg-surface"
    >
      {isGone ? (
        <GoneNote onHide={onHidden} />
      ) : (
        <Collapsible author={author?.id} className="px-4">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-3 px-4 pt-4">
            <PostHead {...{ post, renderedAt, nameId }} onChosen={setWork} />
            <UserText html={html} />
          </div>
          {image && <PostPicture picture={image} isFirst={isFirst} />}
          <div className="mx-2 mt-3 mb-2 flex flex-wrap gap-1 border-t border-line pt-1.5">
            <LikeButton
              liked={isLiked}
              likesCount={likesCount}
              path={`/api/posts/${id}/like`}
              failure={texts.likeFailed}
              onLiked={({ liked }) => {
                onLiked(liked)
                onChanged()
              }}
            />
            <CommentsControl
              count={commentsCount}
              href={routes.post(id)}
              isOpen={isOpen}
              controls={commentsId}
              onPress={() => setIsOpen(!isOpen)}
            />
            <ShareButton
              title={`${authorName(author)} · ${areaTexts.feed}`}
              text={cutText(content, SHARED_TEXT_MAX, '…')}
              address={routes.post(id)}
              variant="quiet"
              size="sm"
              className="ms-auto text-ink-soft!"
            />
          </div>
        </Collapsible>
      )}
      {/* Outlives the post: somebody may be editing it. */}
      {work && (
        <Suspense>
          <PostWorkDialog {...{ post, work, isGone, onChanged }} onClose={() => setWork(null)} />
        </Suspense>
      )}
      <div id={commentsId}>
        {isOpen && (
          <Suspense
            fallback={<OpenedComments comments={opened?.comments?.comments ?? []} renderedAt={renderedAt} />}
          >
            <PostComments {...{ post, isGone, opened, renderedAt }} />
          </Suspense>
        )}
      </div>
    </article>
  )
}

type ControlProps = { count: number; href: string; isOpen: boolean; controls: string; onPress: () => void }

const look =
  'inline-flex min-h-touch min-w-touch items-center gap-2 rounded-md px-2.5 text-ink-soft no-underline figures-even fades hover:bg-paper-deep hover:text-ink'

/** Without scripts a link to the post's own address, where its comments stand open. */
function CommentsControl({ count, href, isOpen, controls, onPress }: ControlProps) {
  const label = postCommentsTexts.open(count)
  const content = (
    <>
      <Icon icon="message-circle" size={20} />
      <span aria-hidden="true">{count}</span>
    </>
  )
  return (
    <>
      <a href={href} aria-label={label} className={`${look} js:hidden`}>
        {content}
      </a>
      <button
        type="button"
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={controls}
        onClick={onPress}
        className={`${look} no-js:hidden`}
      >
        {content}
      </button>
    </>
  )
}
