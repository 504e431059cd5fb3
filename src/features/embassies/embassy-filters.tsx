import { type EmbassyFilter, embassyQuery } from '#domain/embassies/embassy-filters'
import { missionTypes, type MissionType } from '#domain/embassies/consulate-of'
import { listAddress } from '#domain/lists/list-address'
import { routes } from '#domain/routes'
import { embassyPageTexts as texts, embassyTexts } from '#texts/embassies/embassies'
import { FilterChips } from '../listing/list/filter-chips'
import { SearchBox } from '../listing/list/filter-fields'
import { ListFilters } from '../listing/list/list-filters'
import type { ShownEmbassy } from './embassy'

type Props = { filter: EmbassyFilter; found: readonly ShownEmbassy[] }

export function EmbassyFilters({ filter, found }: Props) {
  const query = embassyQuery(filter)
  const { q: _, ...kept } = query
  const chip = (type?: MissionType) => ({
    label: type ? embassyTexts.types[type] : texts.all,
    href: listAddress(routes.embassies, { ...query, type }),
    isOn: filter.type === type,
    count: type ? found.filter((embassy) => embassy.type === type).length : found.length,
  })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-center gap-3 xl:grid-cols-[480px_minmax(0,1fr)] xl:[&>nav>ul]:justify-end">
      <ListFilters
        action={routes.embassies}
        isFiltered={Object.values(query).some(Boolean)}
        look="plain"
        kept={kept}
        search={<SearchBox label={texts.searchLabel} placeholder={texts.searchHint} value={filter.q} />}
      />
      <FilterChips label={texts.types} chips={[chip(), ...missionTypes.map(chip)]} />
    </div>
  )
}
