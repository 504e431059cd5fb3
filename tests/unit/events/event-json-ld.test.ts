import { describe, expect, it } from 'vitest'
import { offsetTime } from '#domain/time/offset-time'
import type { WholeEvent } from '../../../src/features/events/event'
import { eventJsonLd } from '../../../src/features/events/item/event-json-ld'

const event: WholeEvent = {
  id: '1',
  slug: 'hora',
  title: 'Хоро',
  description: 'Елате.',
  date: '2026-11-20T18:00:00.000Z',
  endDate: null,
  endsAt: '2026-11-20T21:00:00.000Z',
  city: 'Берлин',
  address: 'Mauerstraße 11, 10117 Berlin',
  category: 'Cultural',
  organizer: 'Клуб',
  contact: '+49 30 1',
  price: 'Free',
  capacity: 2,
  registeredCount: 1,
  cancelled: false,
  image: null,
}
const json = (change: Partial<WholeEvent> = {}, now = '2026-11-20T12:00:00.000Z') =>
  eventJsonLd({ event: { ...event, ...change }, siteUrl: 'https://example.org', now: new Date(now) })

describe('a moment with the offset of Berlin', () => {
  it.each([
    ['2026-11-20T18:00:00.000Z', '2026-11-20T19:00:00+01:00'],
    ['2026-07-01T18:30:00.000Z', '2026-07-01T20:30:00+02:00'],
    ['2026-12-31T23:30:00.000Z', '2027-01-01T00:30:00+01:00'],
    ['2026-10-25T00:30:00.000Z', '2026-10-25T02:30:00+02:00'],
    ['2026-10-25T01:30:00.000Z', '2026-10-25T02:30:00+01:00'],
  ])('%s is %s', (moment, shown) => expect(offsetTime(moment)).toBe(shown))
})

describe('the Event of an event', () => {
  it('begins and ends by the clock of Berlin, and costs what the page says', () => {
    expect(json()).toMatchObject({
      startDate: '2026-11-20T19:00:00+01:00',
      endDate: '2026-11-20T22:00:00+01:00',
      location: { address: { streetAddress: 'Mauerstraße 11', postalCode: '10117' } },
      offers: { price: 0, priceCurrency: 'EUR', validThrough: '2026-11-20T22:00:00+01:00' },
    })
  })

  it.each([
    ['15 € на човек', { price: 15, priceCurrency: 'EUR' }],
    ['1.200 €', { price: 1200, priceCurrency: 'EUR' }],
    ['1 200 EUR', { price: 1200, priceCurrency: 'EUR' }],
    ['12,50', { price: 12.5, priceCurrency: 'EUR' }],
    ['10 лв', { description: '10 лв' }],
    ['5 €, деца 2 €', { description: '5\u00a0€, деца 2\u00a0€' }],
  ])('costs for „%s“ what a reader understands', (price, offer) => {
    const {
      '@type': _,
      validThrough,
      availability,
      url,
      ...said
    } = json({ price }).offers as object as {
      [name: string]: unknown
    }
    expect(said).toEqual(offer)
    expect([validThrough, availability, url].every(Boolean)).toBe(true)
  })

  it.each([
    ['free seats', {}, 'EventScheduled', 'InStock'],
    ['no seat left', { registeredCount: 2 }, 'EventScheduled', 'SoldOut'],
    ['seats for all', { capacity: null }, 'EventScheduled', 'InStock'],
    ['cancelled', { cancelled: true }, 'EventCancelled', 'Discontinued'],
    ['over', { endsAt: '2026-11-20T11:00:00.000Z' }, 'EventScheduled', 'Discontinued'],
  ])('with „%s“ says so', (_, change, status, availability) => {
    expect(json(change)).toMatchObject({
      eventStatus: `https://schema.org/${status}`,
      offers: { availability: `https://schema.org/${availability}` },
    })
  })

  it('shows its own picture or none', () => {
    expect(json().image).toBeUndefined()
    const image = {
      url: '/a.webp',
      width: 1,
      height: 1,
      alt: '',
      caption: null,
      copies: [],
      avif: [],
      blur: null,
      socialUrl: '/a.jpg',
    }
    expect(json({ image }).image).toEqual(['https://example.org/a.jpg'])
  })

  it('names a page of the organizer only where there is one', () => {
    expect(json().organizer).toEqual({ '@type': 'Organization', name: 'Клуб', url: undefined })
    expect(json({ contact: 'https://klub.example' }).organizer).toMatchObject({ url: 'https://klub.example' })
  })
})
