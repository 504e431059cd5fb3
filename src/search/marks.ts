import { cities } from '#domain/places/cities'
import { distanceKm, type Place } from '#domain/places/distance'

/**
 * Marks before what stands in `words` of an entry beside its plain words, so that one index answers everything at once.
 * No folded word begins like them.
 */

/** A word of a title that has so many: only titles of exactly the words asked have all of theirs. */
export const titleMark = (stem: string, length: number) => `=${length}.${stem}`
/** Title, city and keywords. */
export const nameMark = (stem: string) => `.${stem}`
export const kindMark = (kind: string) => `!${kind}`
export const cityMark = (id: string) => `@${id}`
export const tagMark = (tag: string) => `#${tag}`

export type NearPlace = { place: string; km: number }

/** Our cities as the index writes them, the nearest first. Their places are built in: nobody is told where one is. */
export const placesNear = (from: Place): NearPlace[] =>
  cities.map((city) => ({ place: cityMark(city.id), km: distanceKm(from, city) })).sort((a, b) => a.km - b.km)
