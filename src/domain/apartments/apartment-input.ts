import { z } from 'zod'
import { picturesInput } from '#domain/files/item-pictures'
import { CITY_MAX, NAME_MAX } from '#domain/limits'
import {
  choice,
  day,
  flag,
  numberWithin,
  optionalEmail,
  optionalLine,
  requiredLine,
  requiredPhone,
  requiredText,
} from '#domain/web/input'

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
  address: optionalLine(APARTMENT_ADDRESS_MAX),
  rooms: numberWithin({ min: 1, max: APARTMENT_ROOMS_MAX, isWhole: true }),
  area: numberWithin({ min: 1, max: APARTMENT_AREA_MAX }).nullish(),
  furnished: flag.nullish(),
  petsAllowed: flag.nullish(),
  registrationPossible: flag.nullish(),
  availableFrom: day.nullish(),
  contact: requiredLine(NAME_MAX),
  phone: requiredPhone(PHONE_MAX),
  email: optionalEmail(EMAIL_MAX),
  pictures: picturesInput('apartments'),
})

export type HomeTerms = {
  adType?: ApartmentAdType | null
  address?: string | null
  deposit?: number | null
  price?: number | null
}

/** Who searches has neither an address nor a deposit to name. */
export const termsOf = <Given extends HomeTerms>(given: Given): Given =>
  given.adType === 'search' ? { ...given, address: null, deposit: null } : given

/** What one field alone does not show. */
export function termProblems({ adType, address, deposit, price }: HomeTerms) {
  if (adType === 'search') return []
  return [
    ...(address ? [] : [{ path: 'address', problem: 'required' }]),
    ...(isDepositTooHigh({ deposit, rent: price ?? 0 }) ? [{ path: 'deposit', problem: 'threeRents' }] : []),
  ]
}

/** For the form; the collection asks `termProblems` too. */
export const apartmentFormInput = apartmentInput.superRefine((given, { addIssue }) => {
  for (const { path, problem } of termProblems(given)) {
    addIssue({ code: 'custom', path: [path], message: problem })
  }
})

/** A deposit is at most three rents without the running costs (§ 551 BGB). */
const DEPOSIT_MAX_RENTS = 3

export const isDepositTooHigh = ({ deposit, rent }: { deposit?: number | null; rent: number }): boolean =>
  Boolean(deposit) && rent > 0 && cents(deposit!) > cents(rent) * DEPOSIT_MAX_RENTS

/** 0.7 * 3 is less than 2.1. */
const cents = (euro: number) => Math.round(euro * 100)
