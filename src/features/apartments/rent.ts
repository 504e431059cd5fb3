import { apartmentPageTexts as texts } from '#texts/apartments/apartment-pages'
import type { ShownApartment } from './apartment'

/** „890 €/месец“; who is looking names the most they can pay. */
export function rentOf({ adType, price }: Pick<ShownApartment, 'adType' | 'price'>): string {
  const rent = texts.perMonth(price)
  return adType === 'search' ? texts.upTo(rent) : rent
}

/** Without a date it is „По договаряне“. */
export const availableFrom = ({ availableFrom: date }: Pick<ShownApartment, 'availableFrom'>): string =>
  date ? texts.from(date) : texts.negotiable
