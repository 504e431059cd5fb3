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
  reason: 'Получавате това писмо, защото сте го поискали в профила си.',
  unsubscribe: 'Отпишете се от седмичното писмо',
  field: 'Седмично писмо с новото',
  fieldHint: 'Веднъж седмично, с новото във Вашия град най-отгоре. Отписвате се с една връзка.',
  stopped: 'Отписахте се. Повече няма да получавате седмичното писмо.',
  badLink: 'Връзката не е валидна. Можете да се отпишете и от профила си.',
  page: {
    title: 'Отписване от седмичното писмо',
    description: 'Отписване от седмичното писмо на „Българи в Германия“.',
    lead: 'Повече няма да Ви пишем всяка седмица. Профилът и известията Ви остават.',
    submit: 'Отпишете ме',
    busy: 'Отписване...',
    home: 'Към началната страница',
  },
} as const
