import { apartmentPageTexts as texts } from '#texts/apartments/apartment-pages'
import type { ShownApartment } from './apartment'

/** For a wanted apartment, the most they can pay. */
export function rentOf({ adType, price }: Pick<ShownApartment, 'adType' | 'price'>): string {
  const rent = texts.perMonth(price)
  return adType === 'search' ? texts.upTo(rent) : rent
}

export const availableFrom = ({ availableFrom: date }: Pick<ShownApartment, 'availableFrom'>): string =>
  date ? texts.from(date) : texts.negotiable
