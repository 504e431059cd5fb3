import { z } from 'zod'
import { picturesInput } from '#domain/files/item-pictures'
import { CITY_MAX, NAME_MAX } from '#domain/limits'
import { choice, day, flag, numberWithin, optionalEmail, requiredLine, requiredText } from '#domain/web/input'

export const APARTMENT_TITLE_MAX = 100
export const APARTMENT_DESCRIPTION_MAX = 2000
export const APARTMENT_ADDRESS_MAX = 200
export const APARTMENT_ROOMS_MAX = 50
/** Square metres. */
export const APARTMENT_AREA_MAX = 10_000
/** Euro per month. */
export const RENT_MAX = 1_000_000
export const PHONE_MAX = 50
export const EMAIL_MAX = 100

export const apartmentAdTypes = ['offer', 'search'] as const
export type ApartmentAdType = (typeof apartmentAdTypes)[number]

const euro = numberWithin({ min: 0, max: RENT_MAX })

export const apartmentInput = z.object({
  adType: choice(apartmentAdTypes),
  title: requiredLine(APARTMENT_TITLE_MAX),
  description: requiredText(APARTMENT_DESCRIPTION_MAX),
  price: euro,
  warmRent: euro.nullish(),
  deposit: euro.nullish(),
  city: requiredLine(CITY_MAX),
  address: requiredLine(APARTMENT_ADDRESS_MAX),
  rooms: numberWithin({ min: 1, max: APARTMENT_ROOMS_MAX, isWhole: true }),
  area: numberWithin({ min: 1, max: APARTMENT_AREA_MAX }).nullish(),
  furnished: flag.nullish(),
  petsAllowed: flag.nullish(),
  registrationPossible: flag.nullish(),
  availableFrom: day.nullish(),
  contact: requiredLine(NAME_MAX),
  phone: requiredLine(PHONE_MAX),
  email: optionalEmail(EMAIL_MAX),
  pictures: picturesInput('apartments'),
})

/** A deposit is at most three rents without the running costs (§ 551 BGB). */
const DEPOSIT_MAX_RENTS = 3

export const isDepositTooHigh = ({ deposit, rent }: { deposit?: number | null; rent: number }): boolean =>
  Boolean(deposit) && rent > 0 && deposit! > rent * DEPOSIT_MAX_RENTS
