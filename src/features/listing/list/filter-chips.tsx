import { formatNumber } from '#domain/text/format-number'
import { PageLink } from '../../../ui/page/page-link'

export type Chip = { label: string; href: string; isOn: boolean; count?: number }

const look =
  'inline-flex min-h-touch items-center gap-2 rounded-full border border-line-strong px-4 text-[1rem] font-medium whitespace-nowrap text-ink no-underline hover:border-ink-soft hover:bg-paper-deep aria-[current=true]:border-primary aria-[current=true]:bg-primary aria-[current=true]:text-on-primary aria-busy:border-primary'

export function FilterChips({ label, chips }: { label: string; chips: readonly Chip[] }) {
  return (
    <nav
      aria-label={label}
      data-filters
      className="-mx-gutter overflow-x-auto px-gutter py-1 [scrollbar-width:none] md:mx-0 md:px-0"
    >
      <ul className="flex gap-2 md:flex-wrap">
        {chips.map(({ label: name, href, isOn, count }) => (
          <li key={href}>
            <PageLink href={href} scroll={false} aria-current={isOn} className={look}>
              {name}
              {count === undefined ? null : <span className="figures-even">{formatNumber(count)}</span>}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
