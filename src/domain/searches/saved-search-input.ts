import { flag, requiredLine } from '#domain/web/input'
import { searchChoices } from './search-choices'
import { searchConditions } from './search-conditions'
import { SEARCH_ADDRESS_MAX } from './search-limits'

export const savedSearchInput = searchChoices.extend({
  /** Path and query of the list. */
  address: requiredLine(SEARCH_ADDRESS_MAX).refine((address) => searchConditions(address) !== null, 'choice'),
  isPaused: flag.default(false),
})
