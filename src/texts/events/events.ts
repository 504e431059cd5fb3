import { longDateTime } from '#domain/time/dates'
import type { EventCategory } from '#domain/events/event-input'
import type { AnnouncedEvent, EventChange } from '#domain/events/event-change'
import type { RegistrationState } from '#domain/events/event-seats'
import { eventStatusTexts } from './event-status'

type Named = { title: string }

const placeOf = ({ address, city }: AnnouncedEvent) => `${address}, ${city}`

const categories: Record<EventCategory, string> = {
  Cultural: 'Култура',
  Business: 'Бизнес',
  Community: 'Общност',
  Educational: 'Образование',
  Social: 'Срещи',
}

export const eventTexts = {
  title: 'Заглавие',
  description: 'Описание',
  date: 'Начало',
  endDate: 'Край',
  endDateHint: 'Ако е празно, приемаме, че събитието трае три часа.',
  endsAt: 'Приключва',
  city: 'Град',
  address: 'Адрес',
  image: 'Изображение',
  category: 'Категория',
  categories,
  organizer: 'Организатор',
  contact: 'Контакт',
  price: 'Цена',
  pricePlaceholder: 'Free (вход свободен)',
  capacity: 'Места',
  capacityHint: 'Ако е празно, места има за всички.',
  registeredCount: 'Записани',
  cancelled: 'Отменено',
  cancelledHint: 'Страницата остава, а записаните получават известие.',
  status: 'Състояние',
  statuses: { ...eventStatusTexts.names, upcoming: 'Предстоящо' },
  missing: 'Моля, попълнете всички задължителни полета.',
  startsInPast: 'Началото вече е минало. Изберете ден и час, които предстоят.',
  endsBeforeStart: 'Краят трябва да е след началото.',
  fewerThanRegistered: (count: number) =>
    count === 1
      ? 'Вече е записан 1 човек. Местата не могат да са по-малко.'
      : `Вече са записани ${count} души. Местата не могат да са по-малко.`,
  notFound: 'Събитието не е намерено.',
  notice: (notice: EventChange, event: AnnouncedEvent & Named) => {
    const when = longDateTime(event.date)
    if (notice.kind === 'cancelled') {
      return { title: 'Отменено събитие', message: `„${event.title}“ на ${when} е отменено.` }
    }
    if (notice.kind === 'restored') {
      const message = `„${event.title}“ все пак ще се проведе: ${when}, ${placeOf(event)}.`
      return { title: 'Промяна в събитие', message }
    }
    // Time and place are always named: the newest text replaces those of the last hour.
    const parts = [
      `начало ${when}`,
      ...(notice.end && event.endDate ? [`край ${longDateTime(event.endDate)}`] : []),
      ...(notice.end && !event.endDate ? ['без определен край'] : []),
      `място ${placeOf(event)}`,
    ]
    return { title: 'Промяна в събитие', message: `Ново за „${event.title}“: ${parts.join('; ')}.` }
  },
  seatNotification: ({ title, date }: Named & { date: string }) => ({
    title: 'Място за събитие',
    message: `Освободи се място за Вас: „${title}“ на ${longDateTime(date)}.`,
  }),
  reminder: ({ title, date, address, city }: Named & { date: string; address: string; city: string }) => ({
    title: 'Скорошно събитие',
    message: `„${title}“ започва на ${longDateTime(date)}, ${address}, ${city}.`,
  }),
} as const

export const registrationTexts = {
  one: 'Записване за събитие',
  many: 'Записвания за събития',
  event: 'Събитие',
  owner: 'Кой се е записал',
  place: 'Място сред чакащите',
  state: 'Състояние',
  states: { registered: 'Записан', waiting: 'Чака място' } satisfies Record<RegistrationState, string>,
  onlyOne: 'Вече сте се записали за това събитие.',
  closed: {
    completed: 'Събитието вече е приключило и записването е затворено.',
    cancelled: 'Събитието е отменено и записването е затворено.',
  },
  organizerOnly: 'Само организаторът вижда кой се е записал.',
  columns: {
    name: 'Име',
    city: 'Град',
    state: 'Състояние',
    place: 'Пореден сред чакащите',
    since: 'Записване',
  },
} as const
