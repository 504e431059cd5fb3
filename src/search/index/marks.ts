import { cities } from '#domain/places/cities'
import { distanceKm, type Place } from '#domain/places/distance'

/** Prefixes of special terms in an entry's `words`, so that one index serves all. No folded word begins like them. */

/** With the number of words in the title, to match titles of exactly these words. */
export const titleMark = (stem: string, length: number) => `=${length}.${stem}`
export const nameMark = (stem: string) => `.${stem}`
export const kindMark = (kind: string) => `!${kind}`
export const cityMark = (id: string) => `@${id}`
/** Of a phrase of the thesaurus: words beside each other that mean one thing. */
export const phraseMark = (key: string) => `~${key}`
/** Of the mark of a phrase its words; nothing of other words. */
export const wordsOfPhrase = (word: string): string[][] =>
  word.startsWith(phraseMark('')) ? [word.slice(1).split(' ')] : []
/** Digits from some place of a phone number to its end, or from its beginning. */
export const phoneMark = (digits: string) => `+${digits}`
export const tagMark = (tag: string) => `#${tag}`

export type NearPlace = { place: string; km: number }

/** Coordinates are built in, so that no service learns where the visitor is. */
export const placesNear = (from: Place): NearPlace[] =>
  cities.map((city) => ({ place: cityMark(city.id), km: distanceKm(from, city) })).sort((a, b) => a.km - b.km)
