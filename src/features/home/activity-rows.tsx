import type { ItemKind } from '#domain/item-kinds'
import { kinds } from '#domain/kinds'
import { activityTexts } from '#texts/home/home'
import { areaName } from '#texts/kinds'
import { Icon } from '../../ui/graphics/icon'
import { PageLink } from '../../ui/page/page-link'
import { TimeAgo } from '../../ui/time-ago'
import type { ActivityItem } from './activity-item'

type Props = { items: readonly ActivityItem[]; renderedAt: number }

export default function ActivityRows({ items, renderedAt }: Props) {
  return (
    <ul className="overflow-clip rounded-lg border border-line bg-surface">
      {items.map((item) => (
        <li key={`${item.kind} ${item.id}`} className="border-line not-first:border-t">
          <PageLink
            href={item.url}
            className="grid grid-cols-[24px_minmax(0,1fr)] gap-x-3 px-4 py-3 text-ink no-underline hover:bg-paper-deep focus-visible:-outline-offset-4 focus-visible:depth-none"
          >
            <RowIcon kind={item.kind} />
            <span className="grid gap-0.5">
              <span className="line-clamp-2 text-[1rem] leading-[1.375rem] font-medium">{titleOf(item)}</span>
              <span className="type-meta">
                {areaName(areaOf(item.kind))} · <TimeAgo at={item.createdAt} renderedAt={renderedAt} />
              </span>
            </span>
          </PageLink>
        </li>
      ))}
    </ul>
  )
}

function RowIcon({ kind }: { kind: ActivityItem['kind'] }) {
  const look = { size: 20, className: 'mt-px text-primary' }
  return kind === 'forum-comments' ? (
    <Icon icon="message-circle" {...look} />
  ) : (
    <Icon icon={kinds[kind].icon} {...look} />
  )
}

const areaOf = (kind: ActivityItem['kind']): ItemKind => (kind === 'forum-comments' ? 'forum-topics' : kind)

const titleOf = ({ kind, title }: ActivityItem) =>
  kind === 'forum-comments' ? activityTexts.answerIn(title) : title
