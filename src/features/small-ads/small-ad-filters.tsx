import type { SmallAdFilter } from '#domain/small-ads/small-ad-filters'
import { listAddress } from '#domain/lists/list-address'
import { routes } from '#domain/routes'
import { listingTexts } from '#texts/lists/listing'
import { smallAdPageTexts as texts } from '#texts/small-ads/small-ad-pages'
import { smallAdCategories } from '#domain/small-ads/small-ad-values'
import { FilterChips } from '../listing/list/filter-chips'
import { SearchBox } from '../listing/list/filter-fields'
import { ListFilters } from '../listing/list/list-filters'

export function SmallAdFilters({ filter: { q, category } }: { filter: SmallAdFilter }) {
  const chipOf = (name: string, value?: string) => ({
    label: name,
    href: listAddress(routes.smallAds, { q, category: value }),
    isOn: category === value,
  })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-center gap-3 xl:grid-cols-[460px_minmax(0,1fr)] xl:[&>nav>ul]:justify-end">
      <ListFilters
        action={routes.smallAds}
        isFiltered={Boolean(q)}
        look="plain"
        kept={{ category }}
        search={<SearchBox label={texts.searchLabel} placeholder={texts.searchHint} value={q} />}
      />
      <FilterChips
        label={listingTexts.category}
        chips={[chipOf(listingTexts.all), ...smallAdCategories.map((name) => chipOf(name, name))]}
      />
    </div>
  )
}
