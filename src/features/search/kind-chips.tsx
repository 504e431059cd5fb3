import type { SearchAsked } from '#domain/search/search-address'
import { searchKinds } from '#domain/search/search-kinds'
import { areaName } from '#texts/kinds'
import { searchTexts } from '#texts/search/search'
import { PageLink } from '../../ui/page/page-link'
import { searchAddress } from './search-address'

const look =
  'inline-flex min-h-touch items-center rounded-full border border-line-strong px-4 text-[1rem] font-medium whitespace-nowrap text-ink no-underline hover:border-ink-soft hover:bg-paper-deep aria-[current=true]:border-primary aria-[current=true]:bg-primary aria-[current=true]:text-on-primary'

type Props = { asked: SearchAsked; hasForum: boolean }

export function KindChips({ asked, hasForum }: Props) {
  const kinds = searchKinds.filter((kind) => hasForum || kind !== 'forum-topics')
  return (
    <nav
      aria-label={searchTexts.kinds}
      className="-mx-gutter overflow-x-auto px-gutter py-1 [scrollbar-width:none] md:mx-0 md:px-0"
    >
      <ul className="flex gap-2 md:flex-wrap">
        {[undefined, ...kinds].map((kind) => (
          <li key={kind ?? 'all'}>
            <PageLink
              href={searchAddress(asked, { kind })}
              scroll={false}
              aria-current={kind === asked.kind}
              className={look}
            >
              {kind ? areaName(kind) : searchTexts.allKinds}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
