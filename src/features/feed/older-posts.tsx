import { routes } from '#domain/routes'
import { feedTexts as texts } from '#texts/feed/feed-page'
import { uiTexts } from '#texts/shell/ui'
import { buttonLook } from '../../ui/buttons/button-look'
import { PostSkeleton } from './post/post-skeleton'
import type { FeedList } from './use-feed'
import type { Older } from './use-older'

const SKELETONS = 3

type Props = { feed: FeedList; older: Older }

/** A real link, which also works without scripts; with them it adds to the list. */
export function OlderPosts({ feed: { posts, hasMore }, older: { state, watch, press } }: Props) {
  const last = posts.at(-1)
  if (!hasMore || !last) return null
  return (
    <div ref={watch} className="grid grid-cols-[minmax(0,1fr)] gap-4" aria-busy={state === 'loading'}>
      {state === 'loading' && (
        <>
          <p role="status" className="sr-only">
            {uiTexts.loading}
          </p>
          {Array.from({ length: SKELETONS }, (_, row) => (
            <PostSkeleton key={row} />
          ))}
        </>
      )}
      {state === 'idle' && (
        <a
          href={routes.feedBefore(last.id)}
          className={buttonLook({ variant: 'secondary', className: 'justify-self-center' })}
          onClick={(event) => {
            event.preventDefault()
            press()
          }}
        >
          {texts.more}
        </a>
      )}
    </div>
  )
}
