import type { SearchChoices } from '#domain/searches/search-choices'

/** A saved search as its owner sees it. */
export type OwnSearch = SearchChoices & {
  id: string
  address: string
  /** In words: list, question, city, choices. */
  conditions: string[]
  /** When it was paused; null while it tells. */
  pausedAt: string | null
  /** Found in the last days. */
  recent: number
  last: { id: string; title: string; url: string }[]
}

/** What is to be saved, with the name that is proposed. */
export type AskedSearch = { address: string; conditions: string[]; name: string }
