import { counted } from '#texts/text/numbers'
import { clockTime, isSameDay, longDateWithWeekday } from '#domain/time/dates'
import { eventPrice } from './event-price'
import { formatNumber } from '#domain/text/format-number'

type Times = { date: string; endDate?: string | null }
type Seats = { registered: number; capacity: number | null }

const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
const hour = (moment: string) => `${clockTime(moment)} ч.`

export const eventPageTexts = {
  lead: 'Концерти, срещи, курсове и празници на българите в Германия. Записвате се с едно натискане.',
  description: 'Български събития в Германия: концерти, срещи, курсове и празници по дата, град и категория.',
  searchHint: 'Събитие, град или дума',
  counted: (count: number) => counted(count, 'събитие', 'събития'),
  when: 'Кога',
  upcoming: 'Предстоящи',
  past: 'Минали',
  pastTitle: 'Минали събития',
  soonestFirst: 'Най-скорошните са първи',
  latestFirst: 'Последните са първи',
  back: 'Към събитията',
  empty: 'Няма предстоящи събития',
  emptyText: 'Организирате нещо? Разкажете на българите в Германия.',
  emptyPast: 'Все още няма минали събития',
  emptyPastText: 'Тук остават събитията, след като приключат.',
  similar: 'Други събития',
  subscribeTitle: 'Събитията във Вашия календар',
  subscribe: 'Абонамент за календара',
  subscribeText:
    'Отворете връзката в календара на телефона си и предстоящите събития ще се появяват там сами.',

  price: eventPrice,
  hour,
  times: ({ date, endDate }: Times) => {
    const start = `${longDateWithWeekday(date)}, ${hour(date)}`
    if (!endDate) return start
    return isSameDay(date, endDate)
      ? `${longDateWithWeekday(date)}, ${clockTime(date)}–${hour(endDate)}`
      : `${start} – ${lowered(longDateWithWeekday(endDate))}, ${hour(endDate)}`
  },
  seats: ({ registered, capacity }: Seats) => {
    if (capacity !== null) {
      return `${formatNumber(registered)} от ${counted(capacity, 'място', 'места')}`
    }
    return registered === 0 ? 'Места за всички' : `${formatNumber(registered)} записани, места за всички`
  },
  full: 'Няма свободни места',
  where: 'Къде',
  seatsLabel: 'Места',

  toCalendar: 'Добавете в календара',
  details: 'Подробности',
  own: 'Вашите събития',
  add: 'Добавете събитие',
} as const
