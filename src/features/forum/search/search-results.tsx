import { newTopicAddress } from '#domain/forum/new-topic-address'
import { forumSearchTexts as texts } from '#texts/forum/forum-search'
import { ButtonLink } from '../../../ui/buttons/button-link'
import { CategoryLine } from '../../../ui/page/category-line'
import { EmptyState } from '../../../ui/page/empty-state'
import { MarkedText } from '../../../ui/marked-text'
import { PageLink } from '../../../ui/page/page-link'
import { NotifyLink } from '../../listing/list/notify-link'
import { forumAddress } from '../forum-address'
import { factsOf } from './options'
import type { Findings } from './use-found'

type Props = { query: string; found: Findings }

const row = 'relative grid gap-1 border-line px-4 py-3.5 not-first:border-t hover:bg-paper-deep md:px-5'
const link = 'text-ink no-underline after:absolute after:inset-0 hover:underline'

/** What the form leads to when it is sent, with or without scripts. */
export function SearchResults({ query, found: { categories, topics } }: Props) {
  const count = categories.length + topics.length
  if (count === 0) return <NothingFound query={query} />
  return (
    <section aria-labelledby="found" className="mt-6">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="found" className="type-section wrap-anywhere">
          {texts.found(count, query)}
        </h2>
        <div className="flex flex-wrap items-center gap-x-2">
          <NotifyLink address={forumAddress({ q: query })} />
          <ButtonLink href={forumAddress()} variant="quiet" size="sm" icon="x">
            {texts.clear}
          </ButtonLink>
        </div>
      </div>
      <ul data-list className="overflow-clip rounded-lg border border-line bg-surface">
        {categories.map(({ id, name, slug, description }) => (
          <li key={id} className={row}>
            <PageLink href={forumAddress({ category: slug })} className={link}>
              <CategoryLine name={name} />
            </PageLink>
            <p className="type-meta">{description}</p>
          </li>
        ))}
        {topics.map((topic) => (
          <li key={topic.id} className={row}>
            <h3 className="type-card wrap-anywhere">
              <PageLink href={topic.url} className={link}>
                <MarkedText text={topic.title} marks={topic.marks.title} />
              </PageLink>
            </h3>
            <p className="wrap-anywhere text-ink-soft">
              <MarkedText text={topic.excerpt} marks={topic.marks.excerpt} />
            </p>
            <p className="type-meta">{factsOf(topic)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

const NothingFound = ({ query }: { query: string }) => (
  <div className="mt-6">
    <EmptyState
      icon="search-x"
      role="status"
      title={texts.nothing(query)}
      text={texts.nothingText}
      actions={
        <>
          <ButtonLink href={newTopicAddress(query)} icon="plus" size="sm">
            {texts.ask}
          </ButtonLink>
          <ButtonLink href={forumAddress()} variant="secondary" size="sm">
            {texts.clear}
          </ButtonLink>
          <NotifyLink address={forumAddress({ q: query })} variant="secondary" />
        </>
      }
    />
  </div>
)
