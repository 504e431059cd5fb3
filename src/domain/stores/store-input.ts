import { z } from 'zod'
import { picturesInput } from '#domain/files/item-pictures'
import { CITY_MAX } from '#domain/limits'
import { choice, longText, numberWithin, requiredLine, requiredText } from '#domain/web/input'
import { storeTypes } from './store-values'

export const STORE_NAME_MAX = 100
export const STORE_CATEGORY_MAX = 60
export const STORE_ADDRESS_MAX = 200
export const STORE_PHONE_MAX = 40
export const STORE_HOURS_MAX = 300
export const STORE_DESCRIPTION_MAX = 2000

export const RATING_MIN = 1
export const RATING_MAX = 5
export const RATING_STEP = 0.1
/** Stored with an approval that names none. No page shows it. */
export const APPROVED_RATING = 4

/** None is a visitor's. */
export const ratingSources = ['approval', 'staff'] as const
export type RatingSource = (typeof ratingSources)[number]

export const storeRequestInput = z.object({
  name: requiredLine(STORE_NAME_MAX),
  type: choice(storeTypes),
  category: requiredText(STORE_CATEGORY_MAX),
  description: longText(STORE_DESCRIPTION_MAX).nullish(),
  address: requiredLine(STORE_ADDRESS_MAX),
  city: requiredLine(CITY_MAX),
  phone: requiredLine(STORE_PHONE_MAX),
  hours: requiredText(STORE_HOURS_MAX),
  pictures: picturesInput('stores'),
})

const isTenths = (value: number) => Math.abs(value * 10 - Math.round(value * 10)) < 1e-6

export const storeInput = storeRequestInput.extend({
  rating: numberWithin({ min: RATING_MIN, max: RATING_MAX })
    .refine(isTenths, `step:${RATING_STEP}`)
    .nullish(),
})

type Rated = { rating?: number | null; ratingSource?: RatingSource | null }
/** A rating set with the approval is nobody's opinion and is not shown. */
export const shownRating = ({ rating, ratingSource }: Rated): number | null =>
  ratingSource === 'approval' ? null : (rating ?? null)

type Change = { before: Rated | null; rating: number | null; isNewlyApproved: boolean }

export function nextRating({ before, rating, isNewlyApproved }: Change): Required<Rated> {
  if (rating === null) {
    return isNewlyApproved
      ? { rating: APPROVED_RATING, ratingSource: 'approval' }
      : { rating, ratingSource: null }
  }
  const isUnchanged = rating === (before?.rating ?? null)
  return { rating, ratingSource: (isUnchanged && before?.ratingSource) || 'staff' }
}
