import { z } from 'zod'
import { picturesInput } from '#domain/files/item-pictures'
import { CITY_MAX } from '#domain/limits'
import {
  choice,
  numberWithin,
  optionalChoice,
  optionalLine,
  requiredLine,
  requiredText,
} from '#domain/web/input'
import { carConditions, carFuelTypes, carMakes, carTransmissions, smallAdCategories } from './small-ad-values'

export const SMALL_AD_AUTHOR_MAX = 50
export const SMALL_AD_TITLE_MAX = 100
export const SMALL_AD_DESCRIPTION_MAX = 500
export const SMALL_AD_CONTACT_MAX = 100
export const SMALL_AD_PRICE_MAX = 50
export const CAR_MODEL_MAX = 50
export const CAR_YEAR_MIN = 1950
export const CAR_MILEAGE_MAX = 10_000_000

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

export const smallAdInput = (now: Date) =>
  z.object({
    authorName: requiredLine(SMALL_AD_AUTHOR_MAX),
    title: requiredLine(SMALL_AD_TITLE_MAX),
    category: choice(smallAdCategories),
    description: requiredText(SMALL_AD_DESCRIPTION_MAX),
    city: requiredLine(CITY_MAX),
    contact: requiredLine(SMALL_AD_CONTACT_MAX),
    price: optionalLine(SMALL_AD_PRICE_MAX),
    carMake: optionalChoice(carMakes),
    carModel: optionalLine(CAR_MODEL_MAX),
    carYear: numberWithin({ min: CAR_YEAR_MIN, max: carYearMax(now), isWhole: true }).nullish(),
    carMileage: numberWithin({ min: 0, max: CAR_MILEAGE_MAX, isWhole: true }).nullish(),
    carFuelType: optionalChoice(carFuelTypes),
    carTransmission: optionalChoice(carTransmissions),
    carCondition: optionalChoice(carConditions),
    pictures: picturesInput('small-ads'),
  })
