import type { ForumFilter } from '#domain/forum/forum-filters'
import type { TopicOrder, TopicPage } from '#domain/forum/shown-topics'
import { forumListTexts as texts } from '#texts/forum/forum-list'
import { PageLink } from '../../../../ui/page/page-link'
import { forumAddress } from '../../forum-address'
import { NoTopics, TopicsFailed } from './no-topics'
import { OrderLinks } from './order-links'
import { TopicList } from './topic-list'

type Props = {
  filter: ForumFilter
  /** The id of the chosen one. */
  category?: string
  order: TopicOrder
  page: TopicPage | null
  renderedAt: number
}

export function OrderedTopics(props: Props) {
  const { filter, order } = props
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
      <Topics {...props} address={address} />
    </>
  )
}

function Topics({ filter, category, order, page, renderedAt, address }: Props & { address: string }) {
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
