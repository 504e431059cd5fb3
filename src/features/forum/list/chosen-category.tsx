import { forumListTexts as texts } from '#texts/forum/forum-list'
import { CategoryLine } from '../../../ui/page/category-line'
import { classNames } from '../../../ui/class-names'
import { Icon } from '../../../ui/graphics/icon'
import { PageLink } from '../../../ui/page/page-link'
import { forumAddress } from '../forum-address'
import type { Category } from './queries'

type Props = { category: Category; hasTab: boolean }

/** Where no tab shows it: on phones, and of a category behind the first ones. */
export const ChosenCategory = ({ category, hasTab }: Props) => (
  <div
    data-filters
    className={classNames(
      'my-4 flex min-h-touch flex-wrap items-center justify-between gap-x-4 rounded-lg bg-primary-soft px-4 py-1',
      hasTab && 'md:hidden',
    )}
  >
    <span className="min-w-0 wrap-anywhere">
      <span className="sr-only">{texts.chosen}</span>
      <CategoryLine name={category.name} />
    </span>
    <PageLink
      href={forumAddress()}
      scroll={false}
      className="inline-flex min-h-touch items-center gap-1.5 rounded-md font-[600] text-primary-soft-ink no-underline hover:underline"
    >
      <Icon icon="x" size={18} />
      {texts.clearCategory}
    </PageLink>
  </div>
)
