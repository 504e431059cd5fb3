import { apartmentPageTexts as texts } from '#texts/apartments/apartment-pages'
import type { ShownApartment } from './apartment'
import { availableFrom } from './rent'

const yesNo = (flag: boolean | null | undefined) => (flag ? texts.yes : texts.no)
const euro = (amount: number | null | undefined) => (typeof amount === 'number' ? texts.euro(amount) : null)

export function apartmentFacts(apartment: ShownApartment) {
  const { adType, warmRent, deposit, rooms, area, address } = apartment
  const { furnished, petsAllowed, registrationPossible } = apartment
  return [
    { name: texts.address, value: address },
    { name: texts.rooms, value: String(rooms) },
    { name: texts.areaName, value: area ? texts.area(area) : null },
    { name: adType === 'search' ? texts.neededFrom : texts.availableFrom, value: availableFrom(apartment) },
    { name: texts.warmRent, value: euro(warmRent) },
    { name: texts.deposit, value: euro(deposit) },
    { name: texts.furnished, value: yesNo(furnished) },
    { name: texts.pets, value: yesNo(petsAllowed) },
    { name: texts.registrationPossible, value: registrationPossible ? texts.yes : null },
  ]
}
