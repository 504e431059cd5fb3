import { Icon } from '../../../ui/graphics/icon'
import { routes } from '#domain/routes'
import { keptTogether } from '#domain/text/kept-together'
import { longDate } from '#domain/time/dates'
import { communityTexts } from '#texts/community/community'
import { topicPageTexts as texts } from '#texts/forum/topic-page'
import { Badge } from '../../../ui/states/badge'
import { CategoryLine } from '../../../ui/page/category-line'
import { AuthorAvatar, AuthorName } from '../../community/author'
import { CommunityTime } from '../../community/community-time'
import { BackToList } from '../../listing/item/back-to-list'
import type { ShownTopic } from './topic'
import { TopicTool } from './topic-tool'

type Props = { topic: ShownTopic; renderedAt: number }

export function TopicHeader({ topic, renderedAt }: Props) {
  const { id, category, place, title, text, html, author } = topic
  const { createdAt, editedAt, lastActivityAt, isPinned, isHot, isLocked } = topic
  return (
    <header className="grid gap-3.5 pt-2 pb-5">
      <div>
        <BackToList href={routes.forum} label={texts.back} />
      </div>
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5">
        <CategoryLine name={category.name} href={routes.forumOf(place.category)} />
        {isPinned && (
          <Badge tone="pin" icon={<Icon icon="pin" />}>
            {texts.pinned}
          </Badge>
        )}
        {isHot && (
          <Badge tone="wait" icon={<Icon icon="flame" />}>
            {texts.hot}
          </Badge>
        )}
        {isLocked && <Badge icon={<Icon icon="lock" />}>{texts.locked}</Badge>}
      </div>
      <h1 className="type-title text-[clamp(1.625rem,1.3rem+1.6vw,2.25rem)] wrap-anywhere">
        {keptTogether(title)}
      </h1>
      <div className="flex items-center gap-3">
        <AuthorAvatar author={author} />
        <div className="grid min-w-0">
          <div className="flex flex-wrap items-center gap-x-2.5 leading-[1.4rem]">
            <AuthorName author={author} isWhole />
          </div>
          <p className="type-meta">
            <time dateTime={createdAt}>{longDate(createdAt)}</time>
            {editedAt && ` · ${communityTexts.edited}`} · {texts.lastActivity}{' '}
            <CommunityTime at={lastActivityAt} renderedAt={renderedAt} />
          </p>
        </div>
        <div className="ms-auto -me-3 size-touch shrink-0">
          <TopicTool topic={{ id, title, text, html, author, createdAt }} />
        </div>
      </div>
    </header>
  )
}
