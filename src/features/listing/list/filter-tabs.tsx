import { formatNumber } from '#domain/text/format-number'
import { classNames } from '../../../ui/class-names'
import { PageLink } from '../../../ui/page/page-link'
import type { Chip } from './filter-chips'

const look = classNames(
  'relative inline-flex min-h-12 flex-none items-center gap-2 rounded-t-md px-[11px] font-medium whitespace-nowrap',
  'text-ink-soft no-underline hover:bg-paper-deep hover:text-ink aria-busy:bg-paper-deep md:px-3.5 md:text-[1.0625rem]',
  'focus-visible:-outline-offset-3 aria-[current=true]:font-[650] aria-[current=true]:text-ink',
  'aria-[current=true]:after:here-line',
)

export function FilterTabs({ label, tabs }: { label: string; tabs: readonly Chip[] }) {
  return (
    <nav
      aria-label={label}
      data-filters
      className="-mx-gutter mb-4 overflow-x-auto overflow-y-hidden px-[calc(var(--spacing-gutter)-8px)] [scrollbar-width:none] md:mx-0 md:px-0"
    >
      <ul className="flex w-max min-w-full gap-1 border-b border-line">
        {tabs.map(({ label: name, href, isOn, count }) => (
          <li key={href} className="flex">
            <PageLink href={href} scroll={false} aria-current={isOn} className={look}>
              {name}
              {count === undefined ? null : (
                <span className="font-regular text-ink-mute figures-even">{formatNumber(count)}</span>
              )}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
