import type { ForumFilter } from '#domain/forum/forum-filters'
import { newTopicAddress } from '#domain/forum/new-topic-address'
import type { TopicOrder } from '#domain/forum/shown-topics'
import { forumListTexts } from '#texts/forum/forum-list'
import { newTopicTexts } from '#texts/forum/new-topic'
import { ButtonLink } from '../../../../ui/buttons/button-link'
import { EmptyState } from '../../../../ui/page/empty-state'
import { forumAddress } from '../../forum-address'

const { empty: texts, failed, orders, clearCategory, fromStart } = forumListTexts

export function NoTopics({ filter, order }: { filter: ForumFilter; order: TopicOrder }) {
  const { category, after } = filter
  if (after)
    return (
      <Nothing
        title={texts.past}
        text={texts.pastText}
        href={forumAddress({ category, order })}
        label={fromStart}
      />
    )
  if (order === 'unanswered') {
    const href = forumAddress({ category, order: 'newest' })
    return <Nothing title={texts.unanswered} text={texts.unansweredText} href={href} label={orders.newest} />
  }
  if (category)
    return (
      <Nothing
        title={texts.inCategory}
        text={texts.inCategoryText}
        href={forumAddress()}
        label={clearCategory}
      />
    )
  return (
    <Nothing title={texts.none} text={texts.noneText} href={newTopicAddress()} label={newTopicTexts.open} />
  )
}

type Way = { title: string; text: string; href: string; label: string }

const Nothing = ({ title, text, href, label }: Way) => (
  <EmptyState
    icon="messages-square"
    level={3}
    title={title}
    text={text}
    actions={
      <ButtonLink href={href} variant="secondary" size="sm">
        {label}
      </ButtonLink>
    }
  />
)

export const TopicsFailed = ({ address }: { address: string }) => (
  <EmptyState
    icon="wifi-off"
    role="alert"
    level={3}
    title={failed.topics}
    text={failed.text}
    actions={
      <ButtonLink href={address} variant="secondary" size="sm" icon="refresh-cw">
        {failed.retry}
      </ButtonLink>
    }
  />
)
