import type { Where } from 'payload'
import { cache } from 'react'
import { cityFromAddress } from '#domain/places/cities'
import type { EventFilter } from '#domain/events/event-filters'
import { toPicture } from '#domain/files/pictures'
import { readItem } from '../listing/item/read-item'
import { countList, readList } from '../listing/list/read-list'
import { readSome } from '../listing/list/read-some'
import { shownOnCard, shownWhole, type CardEvent, type ShownEvent, type WholeEvent } from './event'

const isComing = (now: Date): Where => ({ endsAt: { greater_than: now.toISOString() } })
const isOver = (now: Date): Where => ({ endsAt: { less_than_equal: now.toISOString() } })

function conditions({ category, city, when }: EventFilter, now: Date): Where {
  const asked: Where[] = [when === 'past' ? isOver(now) : isComing(now)]
  if (category) asked.push({ category: { equals: category } })
  if (city) asked.push({ city: { in: [...cityFromAddress(city)!.spellings] } })
  return { and: asked }
}

const question = (filter: EventFilter, now: Date) =>
  ({ kind: 'events', query: filter.q, where: conditions(filter, now) }) as const

export const listEvents = (filter: EventFilter, now = new Date()) =>
  readList<CardEvent>({
    ...question(filter, now),
    sort: filter.when === 'past' ? '-date' : 'date',
    select: shownOnCard,
    page: filter.page,
  })

export const eventsFound = (filter: EventFilter, now = new Date()) => countList(question(filter, now))

export const eventBySlug = cache(async (slug: string): Promise<WholeEvent | 'gone' | null> => {
  const event = await readItem<WholeEvent>({ collection: 'events', slug, select: shownWhole, depth: 1 })
  return event && event !== 'gone' ? { ...event, image: toPicture(event.image) } : event
})

const SIMILAR = 3

/** Same city or category; without an event the next of all. */
export function similarEvents(event?: ShownEvent, now = new Date()) {
  const like: Where[] = event
    ? [
        { id: { not_equals: event.id } },
        { or: [{ city: { equals: event.city } }, { category: { equals: event.category } }] },
      ]
    : []
  return readSome<CardEvent>({
    kind: 'events',
    where: { and: [isComing(now), { cancelled: { equals: false } }, ...like] },
    sort: 'date',
    select: shownOnCard,
    limit: SIMILAR,
  })
}
