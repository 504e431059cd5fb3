import { shownRating } from '#domain/stores/store-input'
import { storePageTexts as texts } from '#texts/stores/stores'
import type { ShownStore } from './store'
import type { RatingWords } from './store-rating'

export function ratingWords(store: ShownStore): RatingWords {
  const rating = shownRating(store)
  if (rating === null) return { none: texts.notRated }
  return { shown: texts.rated(rating), by: texts.ratedBy, whole: texts.ratedOf(rating) }
}
