import { keptTogether } from '#domain/text/kept-together'
import { routes } from '#domain/routes'
import { shortNumber } from '#domain/text/short-number'
import { forumListTexts as texts } from '#texts/forum/forum-list'
import { Badge } from '../../../../ui/states/badge'
import { CategoryLine } from '../../../../ui/page/category-line'
import { classNames } from '../../../../ui/class-names'
import { Icon, type IconSource } from '../../../../ui/graphics/icon'
import { PageLink } from '../../../../ui/page/page-link'
import { AuthorAvatar, AuthorName } from '../../../community/author'
import { Collapsible } from '../../../community/blocks/collapsible'
import { CommunityTime } from '../../../community/community-time'
import { forumAddress } from '../../forum-address'
import type { TopicRow } from '#domain/forum/shown-topics'
import './topic-item.css'

type Props = { topic: TopicRow; renderedAt: number; isGone: boolean }

/** One that was deleted keeps its height, so that nothing moves under the reader. */
export function TopicItem({ topic, renderedAt, isGone }: Props) {
  const { id, title, category, slug, author, lastActivityAt, isPinned } = topic
  const address = category ? routes.topicPage({ category: category.slug, slug }) : routes.topic(id)
  return (
    <li className={classNames('relative border-line not-first:border-t', isPinned && 'bg-paper-deep')}>
      <Collapsible author={author?.id} className="px-4">
        <div aria-hidden={isGone || undefined} className={classNames('topic-row', isGone && 'invisible')}>
          <span>
            <AuthorAvatar author={author} />
          </span>
          <div className="flex min-h-6 flex-wrap items-center gap-x-2 gap-y-1">
            {category && (
              <CategoryLine
                name={category.name}
                href={forumAddress({ category: category.slug })}
                className="z-1"
              />
            )}
            <Badges topic={topic} />
          </div>
          <h3>
            <PageLink
              href={address}
              className="text-ink no-underline after:absolute after:inset-0 hover:underline"
            >
              {keptTogether(title)}
            </PageLink>
          </h3>
          <p className="flex flex-wrap items-center gap-x-3.5 gap-y-1 type-meta">
            <span className="flex min-w-0 flex-wrap items-center gap-x-1.5">
              <AuthorName author={author} />
            </span>
            <span className="inline-flex items-center gap-1.5">
              <Icon icon="clock" size={16} />
              <CommunityTime at={lastActivityAt} renderedAt={renderedAt} />
            </span>
          </p>
          <Numbers topic={topic} />
        </div>
      </Collapsible>
      {isGone && <p className="absolute inset-0 grid place-items-center px-4 text-ink-mute">{texts.gone}</p>}
    </li>
  )
}

const Badges = ({ topic: { isPinned, isHot, hasAccepted } }: { topic: TopicRow }) => (
  <>
    {isPinned && (
      <Badge tone="pin" icon="pin">
        {texts.pinned}
      </Badge>
    )}
    {isHot && (
      <Badge tone="wait" icon="flame">
        {texts.hot}
      </Badge>
    )}
    {hasAccepted && (
      <Badge tone="ok" icon="circle-check">
        {texts.accepted}
      </Badge>
    )}
  </>
)

const Numbers = ({ topic: { repliesCount, viewsCount, likesCount } }: { topic: TopicRow }) => (
  <p className="topic-figures">
    <Figure icon="message-circle" count={repliesCount} label={texts.replies(repliesCount)} />
    <Figure icon="eye" count={viewsCount} label={texts.views(viewsCount)} />
    <Figure icon="heart" count={likesCount} label={texts.likes(likesCount)} />
  </p>
)

const Figure = ({ icon, count, label }: { icon: IconSource; count: number; label: string }) => (
  <span>
    <Icon icon={icon} size={16} />
    <b>{shortNumber(count)}</b> <span>{label}</span>
  </span>
)
