import { eventPrice } from './event-price'
import { eventTexts } from './events'

export const calendarTexts = {
  name: 'Събития: Българи в Германия',
  cancelled: (title: string) => `Отменено: ${title}`,
  organizer: eventTexts.organizer,
  contact: eventTexts.contact,
  price: eventTexts.price,
  priced: eventPrice,
  categories: eventTexts.categories,
} as const
