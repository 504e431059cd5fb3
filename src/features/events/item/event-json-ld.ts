import { closedBecause } from '#domain/events/event-seats'
import { itemUrl } from '#domain/kinds'
import { readNumber } from '#domain/text/read-number'
import { offsetTime } from '#domain/time/offset-time'
import { isWebAddress } from '#domain/web/web-address'
import { eventPrice, freeEvent } from '#texts/events/event-price'
import { postalAddress } from '../../listing/json-ld/postal-address'
import { isFull, seatsOf, type WholeEvent } from '../event'

type Given = { event: WholeEvent; siteUrl: string; now: Date }

const schema = (word: string) => `https://schema.org/${word}`

export function eventJsonLd({ event, siteUrl, now }: Given): Record<string, unknown> {
  const { id, slug, title, description, date, endsAt, address, city, image, cancelled } = event
  const absolute = (path: string) => new URL(path, siteUrl).href
  const url = absolute(itemUrl({ kind: 'events', id, slug }))
  const { registered, capacity } = seatsOf(event)
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: title,
    description,
    startDate: offsetTime(date),
    endDate: offsetTime(endsAt),
    eventStatus: schema(cancelled ? 'EventCancelled' : 'EventScheduled'),
    eventAttendanceMode: schema('OfflineEventAttendanceMode'),
    location: { '@type': 'Place', name: address, address: postalAddress({ address, city }) },
    image: image?.socialUrl ? [absolute(image.socialUrl)] : undefined,
    organizer: organizerOf(event),
    offers: { ...offer(event), availability: schema(availability(event, now)), url },
    ...(capacity === null
      ? {}
      : {
          maximumAttendeeCapacity: capacity,
          remainingAttendeeCapacity: Math.max(0, capacity - registered),
        }),
    url,
    inLanguage: 'bg',
  }
}

const organizerOf = ({ organizer, contact }: WholeEvent) => ({
  '@type': 'Organization',
  name: organizer,
  url: isWebAddress(contact) ? contact : undefined,
})

function availability(event: WholeEvent, now: Date): string {
  if (closedBecause(event, now)) return 'Discontinued'
  return isFull(event) ? 'SoldOut' : 'InStock'
}

/** The price is free text; a number is given only if there is exactly one in it, and it is one of euros. */
function offer(event: WholeEvent): Record<string, unknown> {
  const price = eventPrice(event.price)
  const amount = price === freeEvent ? 0 : onlyAmount(price)
  return {
    '@type': 'Offer',
    ...(typeof amount === 'number' ? { price: amount, priceCurrency: 'EUR' } : { description: price }),
    validThrough: offsetTime(event.endsAt),
  }
}

function onlyAmount(price: string): number | null | undefined {
  const [figures, ...others] = price.match(/\d+(?:[\s.,]\d+)*/g) ?? []
  return figures && others.length === 0 && price.includes('€') ? readNumber(figures) : null
}
