import { z } from 'zod'
import { CITY_MAX } from '#domain/limits'
import { numberWithin, optionalText, requiredText } from '#domain/web/input'

export const SMALL_AD_AUTHOR_MAX = 50
export const SMALL_AD_TITLE_MAX = 100
export const SMALL_AD_DESCRIPTION_MAX = 500
export const SMALL_AD_CONTACT_MAX = 100
export const SMALL_AD_PRICE_MAX = 50
export const CAR_MODEL_MAX = 50
export const CAR_YEAR_MIN = 1950
export const CAR_MILEAGE_MAX = 10_000_000
const CHOICE_MAX = 50

/** Told of cars only; every other category loses them. */
export const carFields = [
  'carMake',
  'carModel',
  'carYear',
  'carMileage',
  'carFuelType',
  'carTransmission',
  'carCondition',
] as const

/** Cars of the next model year are sold in this one. */
export const carYearMax = (now: Date): number => now.getUTCFullYear() + 1

/** What a member says in a small ad (spec directories §5). */
export const smallAdInput = (now: Date) =>
  z.object({
    authorName: requiredText(SMALL_AD_AUTHOR_MAX),
    title: requiredText(SMALL_AD_TITLE_MAX),
    category: requiredText(CHOICE_MAX),
    description: requiredText(SMALL_AD_DESCRIPTION_MAX),
    city: requiredText(CITY_MAX),
    contact: requiredText(SMALL_AD_CONTACT_MAX),
    price: optionalText(SMALL_AD_PRICE_MAX),
    carMake: optionalText(CHOICE_MAX),
    carModel: optionalText(CAR_MODEL_MAX),
    carYear: numberWithin({ min: CAR_YEAR_MIN, max: carYearMax(now), isWhole: true }).nullish(),
    carMileage: numberWithin({ min: 0, max: CAR_MILEAGE_MAX, isWhole: true }).nullish(),
    carFuelType: optionalText(CHOICE_MAX),
    carTransmission: optionalText(CHOICE_MAX),
    carCondition: optionalText(CHOICE_MAX),
  })
