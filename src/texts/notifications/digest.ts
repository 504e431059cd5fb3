import { longDateTime } from '#domain/time/dates'
import type { DigestItem } from '#domain/notifications/digest'

const detail = ({ city, date }: DigestItem) =>
  [...(date ? [longDateTime(date)] : []), ...(city ? [city] : [])].join(', ')

export const digestTexts = {
  subject: 'Новото за седмицата в „Българи в Германия“',
  lead: (city: string | null) =>
    city
      ? `Ето какво се появи на сайта през изминалата седмица. Започваме с Вашия град: ${city}.`
      : 'Ето какво се появи на сайта през изминалата седмица.',
  sections: { articles: 'Новини', events: 'Събития', services: 'Услуги' },
  detail,
} as const
