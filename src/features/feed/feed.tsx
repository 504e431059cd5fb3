'use client'

import { LIST_MAX } from '#domain/limits'
import { routes } from '#domain/routes'
import { feedTexts as texts } from '#texts/feed/feed-page'
import { Alert } from '../../ui/states/alert'
import { ButtonLink } from '../../ui/buttons/button-link'
import { EmptyState } from '../../ui/page/empty-state'
import { Composer } from './composer/composer'
import { useDeleted } from '../community/deletions'
import { keepFocus } from '../community/keep-focus'
import { FeedFailed } from './feed-failed'
import type { FeedView } from './feed-view'
import { NewPosts } from './new-posts'
import { OlderPosts } from './older-posts'
import { PostCard } from './post/post-card'
import { useFeed } from './use-feed'
import { postPlace, useHighlight } from './use-highlight'
import { useHeld } from './use-held'
import { useLikedPosts } from './use-liked-posts'
import { useOlder } from './use-older'
import { useScrollRestoration } from './use-scroll-restoration'
import { useVisit } from './use-visit'
import './feed.css'

type Props = { view: FeedView; renderedAt: number }

export function Feed({ view, renderedAt }: Props) {
  const { before, highlight } = view
  const feed = useFeed(view)
  const older = useOlder(feed)
  const deleted = useDeleted()
  const { posts, found } = feed
  const isMissing = highlight && !highlight.post && !posts.some(({ id }) => id === highlight.id)
  const listed = posts.filter(({ id }) => id !== found?.id && !deleted.has(id))
  const likes = useLikedPosts([...(found ? [found.id] : []), ...listed.map(({ id }) => id)])
  useHeld(feed, { isOlder: Boolean(before) })
  useVisit()
  useHighlight(highlight)
  useScrollRestoration({ count: posts.length, grow: (more) => older.load(Math.min(more, LIST_MAX)) })

  async function showOwn(id: string) {
    if (await feed.add([id], { isOwn: true })) keepFocus(postPlace(id))
  }
  const card = (post: (typeof posts)[number], place: number) => (
    <PostCard
      key={post.id}
      post={post}
      isFirst={place === 0}
      isGone={feed.gone.has(post.id)}
      isLiked={likes.isLiked(post.id)}
      opened={highlight?.post?.id === post.id ? highlight : null}
      renderedAt={renderedAt}
      onLiked={(liked) => likes.setLiked(post.id, liked)}
      onChanged={() => void feed.refresh([post.id])}
      onHidden={() => feed.remove(post.id)}
    />
  )
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4">
      {before ? (
        <div>
          <ButtonLink href={routes.feed} variant="secondary" size="sm">
            {texts.toNewest}
          </ButtonLink>
        </div>
      ) : (
        <Composer onPosted={(id) => void showOwn(id)} />
      )}
      {isMissing && (
        <Alert tone="wait" title={texts.missing}>
          {texts.missingText}
        </Alert>
      )}
      {found && !deleted.has(found.id) && (
        <section aria-labelledby="found" className="grid gap-3">
          <h2 id="found" className="type-section">
            {texts.found}
          </h2>
          {card(found, 0)}
          <h2 className="mt-3 type-section">{texts.others}</h2>
        </section>
      )}
      <div>
        <NewPosts ids={feed.waiting} onShow={feed.add} />
        <section aria-label={texts.list} className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {listed.map(card)}
          {listed.length === 0 && !feed.hasMore && (
            <EmptyState icon="circle-question-mark" title={texts.empty} text={texts.emptyText} />
          )}
        </section>
      </div>
      <OlderPosts feed={feed} older={older} />
      {older.state === 'failed' && <FeedFailed onRetry={older.press} />}
    </div>
  )
}
