import { itemUrl } from '#domain/kinds'
import { eventPageTexts as texts } from '#texts/events/event-pages'
import { isFull, seatsOf, type WholeEvent } from './event'

const schema = (word: string) => `https://schema.org/${word}`

export function eventJsonLd(event: WholeEvent, siteUrl: string): Record<string, unknown> {
  const { id, slug, title, description, date, endsAt, address, city, image, organizer, cancelled } = event
  const absolute = (path: string) => new URL(path, siteUrl).href
  const url = absolute(itemUrl({ kind: 'events', id, slug }))
  const { registered, capacity } = seatsOf(event)
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: title,
    description,
    startDate: date,
    endDate: endsAt,
    eventStatus: schema(cancelled ? 'EventCancelled' : 'EventScheduled'),
    eventAttendanceMode: schema('OfflineEventAttendanceMode'),
    location: {
      '@type': 'Place',
      name: address,
      address: {
        '@type': 'PostalAddress',
        streetAddress: address,
        addressLocality: city,
        addressCountry: 'DE',
      },
    },
    image: [absolute(image?.socialUrl ?? '/social-card.png')],
    organizer: { '@type': 'Organization', name: organizer, url },
    offers: { ...offer(event), url },
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

/** The price is free text; a number is given only if there is exactly one in it. */
function offer(event: WholeEvent): Record<string, unknown> {
  const price = texts.price(event.price)
  const figures = price.match(/\d+(?:[.,]\d+)?/g) ?? []
  const amount = price === texts.free ? 0 : Number(figures[0]?.replace(',', '.'))
  const isKnown = price === texts.free || figures.length === 1
  return {
    '@type': 'Offer',
    ...(isKnown ? { price: amount, priceCurrency: 'EUR' } : { description: price }),
    availability: schema(isFull(event) ? 'SoldOut' : 'InStock'),
  }
}
