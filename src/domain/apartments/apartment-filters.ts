import { amountFromAddress, numberFromAddress, oneOf } from '#domain/lists/list-address'
import { type AddressValue, type FilterOf, listFilters } from '#domain/lists/list-filters'
import { pageFromAddress } from '#domain/lists/page-numbers'
import { searchText } from '#domain/search/search-words'
import { apartmentAdTypes, RENT_MAX } from './apartment-input'

/** The last choice means „or more“. */
export const ROOMS_MOST = 4

/** The yes-or-no choices of the list and the fields that they ask for. */
export const apartmentFlags = {
  furnished: 'furnished',
  pets: 'petsAllowed',
  registration: 'registrationPossible',
} as const

const ifYes = (asked: AddressValue) => oneOf(['yes'], asked)

export const apartmentFilters = listFilters({
  q: (asked) => searchText(asked),
  type: (asked) => oneOf(apartmentAdTypes, asked),
  rooms: (asked) => numberFromAddress(asked, ROOMS_MOST),
  price: (asked) => amountFromAddress(asked, RENT_MAX),
  furnished: ifYes,
  pets: ifYes,
  registration: ifYes,
  page: pageFromAddress,
})
export type ApartmentFilter = FilterOf<typeof apartmentFilters>
