import { z } from 'zod'
import { choice, moment, numberWithin, optionalLine, requiredLine, requiredText } from '#domain/web/input'

export const eventCategories = ['Cultural', 'Business', 'Community', 'Educational', 'Social'] as const
export type EventCategory = (typeof eventCategories)[number]
export const EVENT_DEFAULT_CATEGORY: EventCategory = 'Cultural'

export const EVENT_TITLE_MAX = 120
export const EVENT_DESCRIPTION_MAX = 5000
export const EVENT_CITY_MAX = 50
export const EVENT_ADDRESS_MAX = 200
export const EVENT_ORGANIZER_MAX = 80
export const EVENT_CONTACT_MAX = 100
export const EVENT_PRICE_MAX = 50
export const EVENT_CAPACITY_MAX = 100_000

export const eventInput = z.object({
  title: requiredLine(EVENT_TITLE_MAX),
  description: requiredText(EVENT_DESCRIPTION_MAX),
  date: z.string('required').min(1, 'required').pipe(moment),
  endDate: z.preprocess((value) => (value === '' ? null : value), moment.nullish()),
  city: requiredLine(EVENT_CITY_MAX),
  address: requiredLine(EVENT_ADDRESS_MAX),
  category: choice(eventCategories),
  organizer: requiredLine(EVENT_ORGANIZER_MAX),
  contact: requiredLine(EVENT_CONTACT_MAX),
  price: optionalLine(EVENT_PRICE_MAX),
  capacity: numberWithin({ min: 1, max: EVENT_CAPACITY_MAX, isWhole: true }).nullish(),
})

export const registrationInput = z.object({ event: z.uuid('required') })
