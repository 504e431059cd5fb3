import { type ApartmentFilter, ROOMS_MOST } from '#domain/apartments/apartment-filters'
import { apartmentAdTypes } from '#domain/apartments/apartment-input'
import { routes } from '#domain/routes'
import { apartmentPageTexts as texts } from '#texts/apartments/apartment-pages'
import { chosenFilters } from '../listing/list/chosen-filters'
import { ChoiceFilter, FlagFilters, NumberFilter, SearchFilter } from '../listing/list/filter-fields'
import { FoldedFilters } from '../listing/list/folded-filters'

const adTypes = apartmentAdTypes.map((value) => ({ value, label: texts.adTypesMany[value] }))
const roomCounts = Array.from({ length: ROOMS_MOST }, (_, index) => ({
  value: String(index + 1),
  label: texts.roomsFilter(index + 1, index + 1 === ROOMS_MOST),
}))

const flags = [
  { name: 'furnished', label: texts.furnished, hint: texts.furnishedHint },
  { name: 'pets', label: texts.petsAllowed, hint: texts.petsAllowedHint },
  { name: 'registration', label: texts.registration, hint: texts.registrationHint },
] as const

const labelsOf = ({ type, rooms, price, furnished, pets, registration }: ApartmentFilter) => ({
  type: type && texts.adTypesMany[type],
  rooms: rooms && texts.roomsOption(rooms, rooms === ROOMS_MOST),
  price: price && texts.rentUpTo(price),
  furnished: furnished && texts.furnished,
  pets: pets && texts.petsAllowed,
  registration: registration && texts.registration,
})

type Props = { filter: ApartmentFilter; isFiltered: boolean }

export function ApartmentFilters({ filter, isFiltered }: Props) {
  return (
    <FoldedFilters
      list="apartments"
      action={routes.apartments}
      isFiltered={isFiltered}
      search={<SearchFilter label={texts.searchLabel} placeholder={texts.searchHint} value={filter.q} />}
      chosen={chosenFilters(routes.apartments, filter, labelsOf(filter))}
    >
      <ChoiceFilter filter={filter} name="type" label={texts.adType} options={adTypes} />
      <ChoiceFilter
        filter={filter}
        name="rooms"
        label={texts.rooms}
        any={texts.anyRooms}
        options={roomCounts}
      />
      <NumberFilter filter={filter} name="price" label={texts.maxPrice} hint={texts.maxPriceHint} unit="€" />
      <FlagFilters filter={filter} flags={flags} />
    </FoldedFilters>
  )
}
