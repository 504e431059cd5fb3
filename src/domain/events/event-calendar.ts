import type { EventCategory } from './event-input'
import { calendarMoment, calendarText, component, type Property } from '#domain/formats/icalendar'
import { routes } from '#domain/routes'

export type CalendarEvent = {
  id: string
  slug: string
  title: string
  description: string
  date: string
  endDate?: string | null
  city: string
  address: string
  category: EventCategory
  organizer: string
  contact: string
  price?: string | null
  cancelled: boolean
  createdAt: string
  updatedAt: string
}

type Words = {
  name: string
  cancelled: (title: string) => string
  organizer: string
  contact: string
  price: string
  priced: (price: string | null | undefined) => string
  categories: Record<EventCategory, string>
}

type Calendar = { events: CalendarEvent[]; siteUrl: string; words: Words }

export const eventCalendar = ({ events, siteUrl, words }: Calendar): string =>
  component({
    name: 'VCALENDAR',
    properties: [
      ['VERSION', '2.0'],
      ['PRODID', '-//Bulgari v Germania//Events//BG'],
      ['CALSCALE', 'GREGORIAN'],
      ['METHOD', 'PUBLISH'],
      ['NAME', calendarText(words.name)],
      ['X-WR-CALNAME', calendarText(words.name)],
      ['X-WR-TIMEZONE', 'Europe/Berlin'],
      ['REFRESH-INTERVAL;VALUE=DURATION', 'PT1H'],
      ['X-PUBLISHED-TTL', 'PT1H'],
    ],
    parts: events.map((event) => ({
      name: 'VEVENT',
      properties: entryOf({ event, siteUrl, words }),
    })),
  })

type Entry = { event: CalendarEvent; siteUrl: string; words: Words }

/** Independent of the time of the request, so that an unchanged event gives the same text. */
function entryOf({ event, siteUrl, words }: Entry): Property[] {
  const { id, title, date, endDate, address, city, category, cancelled, createdAt, updatedAt } = event
  return [
    // A UUID (RFC 7986), so it survives changes of title, date and site address.
    ['UID', id],
    ['SEQUENCE', String(revision(event))],
    ['DTSTAMP', calendarMoment(updatedAt)],
    ['CREATED', calendarMoment(createdAt)],
    ['LAST-MODIFIED', calendarMoment(updatedAt)],
    ['DTSTART', calendarMoment(date)],
    ...(endDate ? [['DTEND', calendarMoment(endDate)] as const] : []),
    ['SUMMARY', calendarText(cancelled ? words.cancelled(title) : title)],
    ['DESCRIPTION', calendarText(details({ event, words }))],
    ['LOCATION', calendarText(`${address}, ${city}`)],
    ['CATEGORIES', calendarText(words.categories[category])],
    ['URL', new URL(routes.event(event.slug), siteUrl).href],
    ['STATUS', cancelled ? 'CANCELLED' : 'CONFIRMED'],
  ]
}

/** SEQUENCE: must grow with every change. */
const revision = ({ createdAt, updatedAt }: CalendarEvent): number =>
  Math.max(0, Math.floor((Date.parse(updatedAt) - Date.parse(createdAt)) / 1000))

function details({ event, words }: Omit<Entry, 'siteUrl'>): string {
  const { description, organizer, contact, price } = event
  const facts = [
    `${words.organizer}: ${organizer}`,
    `${words.contact}: ${contact}`,
    `${words.price}: ${words.priced(price)}`,
  ]
  return `${description}\n\n${facts.join('\n')}`
}
