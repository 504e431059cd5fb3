import type { ItemKind } from '#domain/item-kinds'
import { kinds } from '#domain/kinds'
import { keptTogether } from '#domain/text/kept-together'
import { activityTexts } from '#texts/home/home'
import { areaName } from '#texts/kinds'
import { Icon } from '../../ui/graphics/icon'
import { PageLink } from '../../ui/page/page-link'
import { TimeAgo } from '../../ui/time-ago'
import type { ActivityItem } from './activity-item'
import './home.css'

type Props = { items: readonly ActivityItem[]; renderedAt: number }

export function ActivityRows({ items, renderedAt }: Props) {
  return (
    <ul className="overflow-clip rounded-lg border border-line bg-surface">
      {items.map((item) => (
        <li key={`${item.kind} ${item.id}`} className="border-line not-first:border-t">
          <PageLink href={item.url} className="activity-row">
            <Icon icon={iconOf(item.kind)} />
            <b>{keptTogether(titleOf(item))}</b>
            <span className="type-meta">
              {`${areaName(areaOf(item.kind))} · `}
              <TimeAgo at={item.createdAt} renderedAt={renderedAt} />
            </span>
          </PageLink>
        </li>
      ))}
    </ul>
  )
}

const iconOf = (kind: ActivityItem['kind']) =>
  kind === 'forum-comments' ? 'message-circle' : kinds[kind].icon

const areaOf = (kind: ActivityItem['kind']): ItemKind => (kind === 'forum-comments' ? 'forum-topics' : kind)

const titleOf = ({ kind, title }: ActivityItem) =>
  kind === 'forum-comments' ? activityTexts.answerIn(title) : title
