import { clockTime, isSameDay, longDateWithWeekday } from '#domain/dates'
import type { EventStatus } from '#domain/event-status'
import { figure } from '#domain/figures'

type Times = { date: string; endDate?: string | null }
type Seats = { registered: number; capacity: number | null }

const free = 'Безплатно'
const meansFree = /^(free|безплатно|безплатен|вход свободен|свободен вход|0|0 ?(€|eur|евро))?\.?$/i

const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
const hour = (moment: string) => `${clockTime(moment)} ч.`

/** The public pages of events. */
export const eventPageTexts = {
  lead: 'Концерти, срещи, курсове и празници на българите в Германия. Записвате се с едно натискане.',
  description: 'Български събития в Германия: концерти, срещи, курсове и празници по дата, град и категория.',
  searchHint: 'Събитие, град или дума',
  counted: (count: number) => `${figure(count)} ${count === 1 ? 'събитие' : 'събития'}`,
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
  subscribe: 'Абонамент за календара',
  subscribeText:
    'Отворете връзката в календара на телефона си и предстоящите събития ще се появяват там сами.',

  /** The specification quotes two words (directories §4); the Bulgarian stands beside them. */
  english: { upcoming: 'Upcoming', ongoing: null, completed: 'Completed', cancelled: null } satisfies Record<
    EventStatus,
    string | null
  >,

  free,
  /** As given; nothing given means that it costs nothing, and the form says so. */
  price: (price: string | null | undefined) => (meansFree.test(price?.trim() ?? '') ? free : price!.trim()),
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
      return `${figure(registered)} от ${figure(capacity)} ${capacity === 1 ? 'място' : 'места'}`
    }
    return registered === 0 ? 'Места за всички' : `${figure(registered)} записани, места за всички`
  },
  full: 'Няма свободни места',
  where: 'Къде',
  seatsLabel: 'Места',

  signUp: 'Запишете се',
  signUpWaiting: 'Запишете се в списъка на чакащите',
  fullText: 'Няма свободни места. Който чака, заема първото освободено място и получава известие.',
  isRegistered: 'Записани сте',
  isRegisteredText: 'Ще Ви известим, ако нещо се промени, и ще Ви напомним ден по-рано.',
  waiting: (place: number) => `Вие сте ${ordinal(place)} в списъка на чакащите`,
  waitingText: 'Щом се освободи място за Вас, ще получите известие.',
  leave: 'Откажете записването',
  leaveTitle: 'Отказване на записването',
  leaveText: (title: string) =>
    `Сигурни ли сте, че искате да откажете записването си за „${title}“? Мястото Ви получава следващият чакащ.`,
  leaveConfirm: 'Откажете записването',
  left: 'Записването е отказано.',
  leaveFailed: 'Неуспешно отказване на записването',
  signedUp: 'Записахте се за събитието.',
  signedUpWaiting: 'Записахте се в списъка на чакащите.',
  signUpFailed: 'Неуспешно записване за събитието',
  statusFailed: 'Неуспешно зареждане на записването',
  closed: {
    completed: 'Събитието е приключило.',
    cancelled: 'Събитието е отменено.',
  },
  toCalendar: 'Добавете в календара',
  details: 'Подробности',

  own: 'Вашите събития',
  ownOne: 'Вашето събитие',
  forStaff: 'За модератори',
  guests: 'Записани',
  guestsTitle: 'Кой се е записал',
  guestsCount: (registered: number, waiting: number) =>
    [
      registered === 1 ? '1 записан' : `${figure(registered)} записани`,
      ...(waiting > 0 ? [waiting === 1 ? '1 чакащ' : `${figure(waiting)} чакащи`] : []),
    ].join(', '),
  noGuests: 'Още никой не се е записал',
  noGuestsText: 'Споделете събитието, за да научат повече хора за него.',
  guestsFailed: 'Неуспешно зареждане на записаните',
  csv: 'Свалете списъка (CSV)',
  waitingShort: (place: number) => `Чака, ${ordinal(place)}`,

  add: 'Добавете събитие',
  addTitle: 'Ново събитие',
  addLead: 'Събитието се вижда веднага. Часовете са по германско време.',
  editTitle: 'Редакция на събитието',
  editLead: 'Записаните получават известие, ако смените датата, часа или мястото.',
  publish: 'Публикувайте',
  save: 'Запазете',
  contactHint: 'Телефон или имейл, видим за всички.',
  pricePlaceholder: 'Free',
  priceHint: 'Ако е празно, входът е свободен.',
  created: 'Събитието е публикувано.',
  updated: 'Събитието е обновено.',
  deleted: 'Събитието е изтрито.',
  loadFailed: 'Неуспешно зареждане на събитието',
  createFailed: 'Неуспешно създаване на събитието',
  updateFailed: 'Неуспешно обновяване на събитието',
  deleteFailed: 'Неуспешно изтриване на събитието',
  deleteTitle: 'Изтриване на събитие',
  deleteText: (title: string) =>
    `Сигурни ли сте, че искате да изтриете „${title}“? Това действие не може да бъде отменено.`,
  deleteConfirm: 'Изтрийте събитието',
  cancel: 'Отменете',
  cancelTitle: 'Отмяна на събитие',
  cancelText: (title: string) =>
    `Сигурни ли сте, че искате да отмените „${title}“? Страницата остава, а записаните получават известие.`,
  cancelConfirm: 'Отменете събитието',
  cancelled: 'Събитието е отменено.',
  cancelFailed: 'Неуспешно отменяне на събитието',
  restore: 'Възобновете',
  restoreTitle: 'Възобновяване на събитие',
  restoreText: (title: string) => `„${title}“ все пак ще се проведе? Записаните получават известие.`,
  restoreConfirm: 'Възобновете събитието',
  restored: 'Събитието отново предстои.',
  restoreFailed: 'Неуспешно възобновяване на събитието',
} as const

/** „1-ви“, „2-ри“, „7-ми“, „11-ти“: as the number is read aloud. */
export function ordinal(number: number): string {
  const isTeen = Math.floor((number % 100) / 10) === 1
  const ending = isTeen ? 'ти' : (endings[number % 10] ?? 'ти')
  if (number % 1000 === 0) return `${number}-ен`
  return number % 100 === 0 ? `${number}-тен` : `${number}-${ending}`
}

const endings: Record<number, string> = { 1: 'ви', 2: 'ри', 7: 'ми', 8: 'ми' }
