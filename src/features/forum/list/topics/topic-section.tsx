import { CATEGORY_TABS_MAX } from '#domain/forum/category-tabs'
import type { ForumFilter } from '#domain/forum/forum-filters'
import { forumListTexts as texts } from '#texts/forum/forum-list'
import { Alert } from '../../../../ui/states/alert'
import { NotifyLink } from '../../../listing/list/notify-link'
import { forumAddress } from '../../forum-address'
import { CategoryTabs } from '../category-tabs'
import { ChosenCategory } from '../chosen-category'
import type { ForumHead, TopicLists } from '../forum-data'
import { OrderedTopics } from './ordered-topics'

type Props = { filter: ForumFilter; head: ForumHead; lists: TopicLists }

/** Wide screens and phones show different orders until one is chosen; only one of both is ever visible. */
export function TopicSection({ filter, head: { categories, category, counts }, lists }: Props) {
  const { wide, flat, renderedAt } = lists
  const tabs = categories?.filter(({ isActive }) => isActive).slice(0, CATEGORY_TABS_MAX) ?? []
  const hasTab = tabs.length > 1 && tabs.some(({ id }) => id === category?.id)
  const total = category ? category.topics : counts?.forum
  const part = (shown: TopicLists['wide']) => (
    <OrderedTopics {...shown} filter={filter} category={category?.id} renderedAt={renderedAt} />
  )
  return (
    <>
      {!categories && (
        <Alert tone="bad" role="alert" title={texts.failed.categories} className="my-5">
          <p>{texts.failed.text}</p>
        </Alert>
      )}
      <CategoryTabs categories={tabs} chosen={category} total={counts?.forum} order={filter.order} />
      {category && <ChosenCategory category={category} hasTab={hasTab} />}
      <section aria-labelledby="topics" className="mt-7">
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <h2 id="topics" className="type-section">
            {texts.heading}
          </h2>
          <div className="flex items-center gap-x-3">
            {total !== undefined && (
              <p className="type-meta whitespace-nowrap figures-even">{texts.counted(total)}</p>
            )}
            <NotifyLink address={forumAddress({ category: filter.category })} />
          </div>
        </div>
        {wide === flat ? (
          part(wide)
        ) : (
          <>
            <div className="max-md:hidden">{part(wide)}</div>
            <div className="md:hidden">{part(flat)}</div>
          </>
        )}
      </section>
    </>
  )
}
