import { z } from 'zod'
import '#domain/web/jitless'
import { choice, flag, requiredLine } from '#domain/web/input'
import { searchConditions } from './search-conditions'
import { SEARCH_ADDRESS_MAX, SEARCH_NAME_MAX } from './search-limits'

export const searchRhythms = ['atOnce', 'daily', 'weekly'] as const
export type SearchRhythm = (typeof searchRhythms)[number]

/** Where a search tells; the settings of notifications can switch off each of them for all searches. */
export const searchPlaces = ['onSite', 'onPhone', 'byEmail'] as const
export type SearchPlace = (typeof searchPlaces)[number]

export const savedSearchInput = z.object({
  name: requiredLine(SEARCH_NAME_MAX),
  /** Path and query of the list. */
  address: requiredLine(SEARCH_ADDRESS_MAX).refine((address) => searchConditions(address) !== null, 'choice'),
  rhythm: choice(searchRhythms),
  onSite: flag.default(false),
  onPhone: flag.default(false),
  byEmail: flag.default(false),
  isPaused: flag.default(false),
})
export type SavedSearchInput = z.infer<typeof savedSearchInput>
