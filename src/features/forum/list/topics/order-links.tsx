import { type TopicOrder, topicOrders } from '#domain/forum/shown-topics'
import { forumListTexts as texts } from '#texts/forum/forum-list'
import { PageLink } from '../../../../ui/page/page-link'
import { forumAddress } from '../../forum-address'

type Props = { shown: TopicOrder; category?: string }

export const OrderLinks = ({ shown, category }: Props) => (
  <nav aria-label={texts.order} data-filters className="-mx-2 flex flex-wrap gap-x-1">
    {topicOrders.map((order) => (
      <PageLink
        key={order}
        href={forumAddress({ category, order })}
        scroll={false}
        aria-current={order === shown}
        className="relative inline-flex min-h-touch items-center rounded-md px-2.5 font-medium text-ink-soft no-underline hover:bg-paper-deep hover:text-ink focus-visible:-outline-offset-3 aria-[current=true]:font-[650] aria-[current=true]:text-ink aria-[current=true]:after:here-line"
      >
        {texts.orders[order]}
      </PageLink>
    ))}
  </nav>
)
