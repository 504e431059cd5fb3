import type { ForumFilter } from '#domain/forum/forum-filters'
import type { TopicOrder } from '#domain/forum/shown-topics'
import { forumListTexts as texts } from '#texts/forum/forum-list'
import { PageLink } from '../../../ui/page-link'
import { forumAddress } from './forum-address'
import type { ForumData } from './forum-data'
import { NoTopics, TopicsFailed } from './no-topics'
import { OrderLinks } from './order-links'
import { TopicList } from './topic-list'
import type { TopicPage } from '#domain/forum/shown-topics'

type Props = { filter: ForumFilter; data: ForumData }

/** Wide screens and phones show different orders until one is chosen; only one of both is ever visible. */
export function TopicSection({ filter, data }: Props) {
  const { category, counts, orders, wide, flat, renderedAt } = data
  const total = category ? category.topics : counts?.forum
  const isOne = orders.wide === orders.flat
  const part = (order: TopicOrder, page: TopicPage | null) => (
    <Part key={order} {...{ filter, category: category?.id, order, page, renderedAt }} />
  )
  return (
    <section aria-labelledby="topics" className="mt-7">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="topics" className="type-section">
          {texts.heading}
        </h2>
        {total !== undefined && (
          <p className="type-meta whitespace-nowrap figures-even">{texts.counted(total)}</p>
        )}
      </div>
      {isOne ? (
        part(orders.wide, wide)
      ) : (
        <>
          <div className="max-md:hidden">{part(orders.wide, wide)}</div>
          <div className="md:hidden">{part(orders.flat, flat)}</div>
        </>
      )}
    </section>
  )
}

type PartProps = {
  filter: ForumFilter
  category?: string
  order: TopicOrder
  page: TopicPage | null
  renderedAt: number
}

function Part({ filter, category, order, page, renderedAt }: PartProps) {
  const address = forumAddress({ category: filter.category, order: filter.order })
  return (
    <>
      <div className="mt-1 mb-2 flex flex-wrap items-center justify-between gap-x-4">
        <OrderLinks shown={order} category={filter.category} />
        {filter.after && (
          <PageLink href={address} className="inline-flex min-h-touch items-center">
            {texts.fromStart}
          </PageLink>
        )}
      </div>
      <Topics {...{ filter, category, order, page, renderedAt, address }} />
    </>
  )
}

function Topics({ filter, category, order, page, renderedAt, address }: PartProps & { address: string }) {
  if (!page) return <TopicsFailed address={address} />
  if (page.topics.length === 0) return <NoTopics filter={filter} order={order} />
  return (
    <TopicList
      key={`${order} ${category} ${filter.after}`}
      label={texts.heading}
      query={{ order, category, after: filter.after }}
      first={page}
      renderedAt={renderedAt}
      address={address}
    />
  )
}
