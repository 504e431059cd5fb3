import { apartmentAdTypes, RENT_MAX } from '#domain/apartments/apartment-input'
import { routes } from '#domain/routes'
import { apartmentPageTexts as texts } from '#texts/apartments/apartment-pages'
import { ChoiceFilter, MoreFilters, NumberFilter, SearchFilter } from '../listing/filter-fields'
import { ListFilters } from '../listing/list-filters'
import { ROOMS_MOST, type ApartmentFilter } from './queries'

const adTypes = apartmentAdTypes.map((value) => ({ value, label: texts.adTypesMany[value] }))
const roomCounts = Array.from({ length: ROOMS_MOST }, (_, index) => ({
  value: String(index + 1),
  label: texts.roomsOption(index + 1, index + 1 === ROOMS_MOST),
}))

type Props = { filter: ApartmentFilter; isFiltered: boolean }

/** Where, what, how large and for how much; yes-or-no questions are folded away. */
export function ApartmentFilters({ filter, isFiltered }: Props) {
  const { q, type, rooms, price, furnished, pets, registration } = filter
  const flags = [
    { name: 'furnished', label: texts.furnished, isOn: Boolean(furnished) },
    { name: 'pets', label: texts.petsAllowed, isOn: Boolean(pets) },
    { name: 'registration', label: texts.registration, isOn: Boolean(registration) },
  ]
  return (
    <ListFilters
      action={routes.apartments}
      isFiltered={isFiltered}
      more={<MoreFilters isOpen={flags.some(({ isOn }) => isOn)} flags={flags} />}
    >
      <SearchFilter label={texts.searchLabel} placeholder={texts.searchHint} value={q} />
      <ChoiceFilter name="type" label={texts.adType} value={type} options={adTypes} />
      {/* Side by side on a phone too. */}
      <div className="grid min-w-0 flex-[2] grid-cols-[repeat(2,minmax(0,1fr))] gap-3">
        <ChoiceFilter name="rooms" label={texts.rooms} value={rooms?.toString()} options={roomCounts} />
        <NumberFilter name="price" label={texts.maxPrice} value={price} max={RENT_MAX} />
      </div>
    </ListFilters>
  )
}
