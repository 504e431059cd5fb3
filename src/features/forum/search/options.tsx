import type { ReactNode } from 'react'
import { forumSearchTexts as texts } from '#texts/forum/forum-search'
import { CategoryLine } from '../../../ui/page/category-line'
import { classNames } from '../../../ui/class-names'
import { Icon } from '../../../ui/graphics/icon'
import { MarkedText } from '../../../ui/marked-text'
import { PageLink } from '../../../ui/page/page-link'
import { authorName } from '../../community/author'
import { forumAddress } from '../forum-address'
import type { FoundCategory, FoundTopic } from './use-found'

type Place = { id: string; isActive: boolean }

/** The arrow keys go through the links; the focus stays in the field. */
function Option({ id, isActive, href, children }: Place & { href: string; children: ReactNode }) {
  return (
    <PageLink
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={href}
      className={classNames(
        'flex min-h-touch items-center gap-3 px-4 py-2 text-ink no-underline hover:bg-primary-soft',
        isActive && 'bg-primary-soft',
      )}
    >
      {children}
    </PageLink>
  )
}

export const CategoryOption = ({ category, ...place }: Place & { category: FoundCategory }) => (
  <Option {...place} href={forumAddress({ category: category.slug })}>
    <span className="grid min-w-0 gap-0.5">
      <CategoryLine name={category.name} />
      <span className="line-clamp-1 type-meta">{category.description}</span>
    </span>
  </Option>
)

export const TopicOption = ({ topic, ...place }: Place & { topic: FoundTopic }) => (
  <Option {...place} href={topic.url}>
    <Icon icon="messages-square" className="text-primary" />
    <span className="grid min-w-0 gap-0.5">
      <span className="type-label wrap-anywhere">
        <MarkedText text={topic.title} marks={topic.marks.title} />
      </span>
      <span className="line-clamp-1 type-meta">{factsOf(topic)}</span>
    </span>
  </Option>
)

export const NewTopicOption = ({ label, ...place }: Place & { href: string; label: string }) => (
  <Option {...place}>
    <Icon icon="plus" className="text-primary" />
    <span className="min-w-0 font-[600] wrap-anywhere text-link">{label}</span>
  </Option>
)

export const factsOf = ({ category, author, repliesCount }: FoundTopic): string =>
  [category, authorName(author), texts.replies(repliesCount)].filter(Boolean).join(' · ')
