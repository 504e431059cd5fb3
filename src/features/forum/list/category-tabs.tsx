import { categoryTone } from '#domain/text/category-tone'
import { formatNumber } from '#domain/text/format-number'
import { CATEGORY_TABS_MAX, tabColumns } from '#domain/forum/category-tabs'
import type { TopicOrder } from '#domain/forum/shown-topics'
import { forumListTexts as texts } from '#texts/forum/forum-list'
import { classNames } from '../../../ui/class-names'
import { PageLink } from '../../../ui/page/page-link'
import { toneText } from '../../../ui/states/tone-classes'
import { forumAddress } from '../forum-address'
import type { Category } from './queries'

type Props = {
  /** At most six. */
  categories: readonly Category[]
  chosen?: Category
  order?: TopicOrder
  total?: number
}

/** Complete class names, because Tailwind finds only what it can read. */
const columns: Record<number, string> = {
  3: 'grid-cols-3',
  4: 'grid-cols-4',
  5: 'grid-cols-5',
}

/** For wide screens. The lines are the background showing between the cells. */
export function CategoryTabs({ categories, chosen, total, order }: Props) {
  if (categories.length < 2) return null
  return (
    <nav aria-label={texts.categories} data-filters className="my-5 max-md:hidden">
      <ul
        className={classNames(
          'grid gap-px overflow-hidden rounded-lg border border-line bg-line',
          columns[tabColumns(categories.length)],
        )}
      >
        <li className={classNames('flex', categories.length === CATEGORY_TABS_MAX && 'row-span-2')}>
          <Tab href={forumAddress({ order })} isOn={!chosen} name={texts.all} count={total} />
        </li>
        {categories.map(({ id, name, slug, topics }) => (
          <li key={id} className="flex">
            <Tab
              href={forumAddress({ category: slug, order })}
              isOn={id === chosen?.id}
              name={name}
              count={topics}
              mark={toneText[categoryTone(name)]}
            />
          </li>
        ))}
      </ul>
    </nav>
  )
}

type TabProps = { href: string; isOn: boolean; name: string; count?: number; mark?: string }

const Tab = ({ href, isOn, name, count, mark }: TabProps) => (
  <PageLink
    href={href}
    scroll={false}
    aria-current={isOn}
    className="relative flex min-h-14 w-full min-w-0 items-center gap-2.5 bg-surface px-4 py-2 font-medium text-ink no-underline hover:bg-paper-deep focus-visible:-outline-offset-3 aria-[current=true]:bg-primary-soft aria-[current=true]:font-[650] aria-[current=true]:text-primary-soft-ink aria-[current=true]:after:here-line"
  >
    {mark && (
      <span
        aria-hidden="true"
        className={classNames('size-[9px] shrink-0 rotate-45 rounded-[1px] bg-current', mark)}
      />
    )}
    <span className="min-w-0 wrap-anywhere">{name}</span>
    {count !== undefined && (
      <span className="ms-auto text-sm font-regular text-ink-mute figures-even">{formatNumber(count)}</span>
    )}
  </PageLink>
)
