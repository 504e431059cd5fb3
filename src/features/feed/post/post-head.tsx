import type { FeedPost } from '#domain/feed/feed-post'
import { communityTexts } from '#texts/community/community'
import { postCardTexts as texts } from '#texts/feed/feed-page'
import { Icon } from '../../../ui/graphics/icon'
import { Menu } from '../../../ui/overlays/menu'
import { AuthorAvatar, AuthorName } from '../../community/author'
import { CommunityTime } from '../../community/community-time'
import { HeldBadge } from '../../community/held-badge'
import { useViewer } from '../../viewer/viewer-store'
import { PostMenuItems } from './post-menu-items'
import type { PostWork } from './post-work'

type Props = { post: FeedPost; renderedAt: number; nameId: string; onChosen: (work: PostWork) => void }

export function PostHead({ post, renderedAt, nameId, onChosen }: Props) {
  const { user } = useViewer()
  const { author, createdAt, editedAt, isHeld } = post
  return (
    <header className="flex items-start gap-3">
      <AuthorAvatar author={author} />
      <div className="min-w-0 flex-1">
        <p id={nameId} className="flex flex-wrap items-center gap-x-2">
          <AuthorName author={author} />
          {isHeld && <HeldBadge />}
        </p>
        <p className="type-meta">
          {author?.city && `${author.city} · `}
          <CommunityTime at={createdAt} renderedAt={renderedAt} />
          {editedAt && ` · ${communityTexts.edited}`}
        </p>
      </div>
      {user ? (
        <div className="-me-2.5 -mt-1">
          <Menu
            label={texts.actions}
            trigger={<Icon icon="ellipsis" size={20} />}
            triggerClassName="inline-grid size-touch place-items-center rounded-md text-ink-soft fades hover:bg-paper-deep hover:text-ink"
          >
            <PostMenuItems post={post} memberId={user.id} onChosen={onChosen} />
          </Menu>
        </div>
      ) : (
        <span className="-mt-1 h-touch" />
      )}
    </header>
  )
}
