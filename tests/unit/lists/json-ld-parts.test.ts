import { describe, expect, it } from 'vitest'
import { apartAddress } from '#domain/places/apart-address'
import { kinds, pagedKinds } from '#domain/kinds'
import { homeJsonLd } from '../../../src/features/home/home-json-ld'
import { breadcrumbs } from '../../../src/features/listing/json-ld/breadcrumbs'
import { openingHoursSpecification } from '../../../src/features/listing/json-ld/opening-hours'
import { postalAddress } from '../../../src/features/listing/json-ld/postal-address'
import { embassyJsonLd } from '../../../src/features/embassies/embassy-json-ld'
import { serviceJsonLd } from '../../../src/features/services/service-json-ld'
import { smallAdJsonLd } from '../../../src/features/small-ads/small-ad-json-ld'
import { storeJsonLd } from '../../../src/features/stores/store-json-ld'

const site = 'https://example.org'

describe('an address', () => {
  it.each([
    ['Turmstraße 41', 'Turmstraße 41', null],
    ['Mauerstraße 11, 10117 Berlin', 'Mauerstraße 11', '10117'],
    ['Mauerstraße 11, D-10117 Berlin', 'Mauerstraße 11', '10117'],
    ['Mauerstraße 11 10117 Berlin', 'Mauerstraße 11', '10117'],
    ['10117 Berlin, Mauerstraße 11', 'Mauerstraße 11', '10117'],
    ['10117 Berlin Mauerstraße 11', 'Berlin Mauerstraße 11', '10117'],
    ['c/o Handwerkskammer, Bismarckallee 1, 48151 Münster', 'c/o Handwerkskammer, Bismarckallee 1', '48151'],
    ['Sonnenallee 12, 12045', 'Sonnenallee 12', '12045'],
    ['80639', '', '80639'],
    ['', '', null],
  ])('„%s“ has the street „%s“ and the postcode %s', (address, street, postcode) =>
    expect(apartAddress(address)).toEqual({ street, postcode }),
  )

  it('keeps street, postcode and town apart for search engines', () => {
    expect(postalAddress({ address: 'Mauerstraße 11, 10117 Berlin', city: 'Берлин' })).toEqual({
      '@type': 'PostalAddress',
      streetAddress: 'Mauerstraße 11',
      postalCode: '10117',
      addressLocality: 'Берлин',
      addressCountry: 'DE',
    })
  })
})

describe('opening hours', () => {
  it('are said where they are understood', () => {
    expect(openingHoursSpecification('Пн 9:00–18:00')).toEqual([
      { '@type': 'OpeningHoursSpecification', dayOfWeek: 'Monday', opens: '09:00', closes: '18:00' },
    ])
  })
  it.each(['по уговорка', null])('are left out where they are „%s“', (hours) =>
    expect(openingHoursSpecification(hours)).toBeUndefined(),
  )
  it('of a consulate are those of its page', () => {
    const embassy = {
      id: '1',
      slug: 'a',
      name: 'Консулство',
      type: 'consulate',
      workingHours: 'Пн 9:00–12:30',
    }
    expect(embassyJsonLd(embassy as Parameters<typeof embassyJsonLd>[0], site)).toMatchObject({
      openingHoursSpecification: [{ dayOfWeek: 'Monday', opens: '09:00', closes: '12:30' }],
    })
  })
})

describe('the way to an item', () => {
  it.each(pagedKinds)('leads from the list of %s to its page', (kind) => {
    const list = breadcrumbs({ kind, steps: [{ name: 'Това', path: '/x/tova' }], siteUrl: site })
    expect(list).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, item: site + kinds[kind].route },
        { position: 2, name: 'Това', item: `${site}/x/tova` },
      ],
    })
  })
})

it('the home page names site, search and organization', () => {
  expect(homeJsonLd(site)['@graph']).toMatchObject([
    {
      '@type': 'WebSite',
      name: 'Българи в Германия',
      potentialAction: {
        '@type': 'SearchAction',
        target: { urlTemplate: `${site}/search?q={search_term_string}` },
      },
    },
    { '@type': 'Organization', logo: { url: `${site}/brand/icon-512.png` } },
  ])
})

it('a store has no rating for search engines, because visitors give none', () => {
  const store = {
    id: '1',
    slug: 'shipka',
    name: 'Пазар „Шипка“',
    type: 'Магазин',
    category: 'Български продукти',
    address: 'Turmstraße 41',
    city: 'Берлин',
    phone: '+49 30 1',
    hours: 'Пн 9:00–18:00',
    rating: 4.6,
    ratingSource: 'staff',
  } as const
  expect(storeJsonLd(store, site)).not.toHaveProperty('aggregateRating')
})

it.each(['Продажба', 'Автомобили', 'Търся'] as const)('an ad in „%s“ claims no language', (category) => {
  const ad = { id: '1', slug: 'a', title: 'A', description: 'B', city: 'Бон', authorName: 'Рада', category }
  expect(smallAdJsonLd(ad, site)).not.toHaveProperty('inLanguage')
})

it('a service claims no language, and its place is an address', () => {
  const service = {
    id: '1',
    slug: 'a',
    title: 'A',
    description: 'B',
    category: 'Преводи',
    provider: 'Рада',
    contact: '1',
    price: '5 €',
    location: 'Бон',
    createdAt: '',
    updatedAt: '',
  } as const
  const json = serviceJsonLd(service, site)
  expect(json).not.toHaveProperty('inLanguage')
  expect(json).toMatchObject({ provider: { address: { addressLocality: 'Бон' } } })
})
