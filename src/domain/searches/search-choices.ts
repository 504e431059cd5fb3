import { z } from 'zod'
import '#domain/web/jitless'
import { choice, flag, requiredLine } from '#domain/web/input'
import { SEARCH_NAME_MAX } from './search-limits'

export const searchRhythms = ['atOnce', 'daily', 'weekly'] as const
export type SearchRhythm = (typeof searchRhythms)[number]

/** Where a search tells; the settings of notifications can switch off each of them for all searches. */
export const searchPlaces = ['onSite', 'onPhone', 'byEmail'] as const
export type SearchPlace = (typeof searchPlaces)[number]

/** What the form asks; the conditions come from the list. */
export const searchChoices = z.object({
  name: requiredLine(SEARCH_NAME_MAX),
  rhythm: choice(searchRhythms),
  onSite: flag.default(false),
  onPhone: flag.default(false),
  byEmail: flag.default(false),
})
export type SearchChoices = z.infer<typeof searchChoices>
