import { describe, expect, it } from 'vitest'
import { apartmentJsonLd } from '../../../src/features/apartments/apartment-json-ld'
import { carFactsOf } from '../../../src/features/small-ads/car-facts-of'
import { smallAdJsonLd } from '../../../src/features/small-ads/small-ad-json-ld'

const ad = {
  id: '1',
  slug: 'golf',
  title: 'Golf VII',
  category: 'Автомобили',
  description: 'Сервизна книжка.',
  price: '9 200 EUR',
  city: 'Берлин',
  authorName: 'Рада',
  carMake: 'Volkswagen',
  carMileage: 0,
  carYear: 2016,
  expiresAt: '2026-11-26T13:00:00.000Z',
} as const

describe('structured data of a small ad', () => {
  it('describes a car as Car with an offer', () => {
    expect(smallAdJsonLd(ad, 'https://example.org')).toMatchObject({
      '@type': 'Car',
      url: 'https://example.org/small-ads/golf',
      brand: { name: 'Volkswagen' },
      vehicleModelDate: '2016',
      mileageFromOdometer: { value: 0, unitCode: 'KMT' },
      offers: { '@type': 'Offer', price: 9200, priceCurrency: 'EUR', validThrough: ad.expiresAt },
    })
  })

  it('describes anything else as Offer; a price in words is not a number', () => {
    const json = smallAdJsonLd({ ...ad, category: 'Продажба', price: '19 EUR/час' }, 'https://example.org')
    expect(json).toMatchObject({ '@type': 'Offer', name: 'Golf VII', areaServed: 'Берлин' })
    expect(json).not.toHaveProperty('price')
  })

  it('says nothing of work, because it may be offered or wanted', () => {
    expect(smallAdJsonLd({ ...ad, category: 'Работа' }, 'https://example.org')).toBeNull()
  })

  it('describes what is wanted as Demand without a seller', () => {
    const json = smallAdJsonLd({ ...ad, category: 'Търся' }, 'https://example.org')
    expect(json).toMatchObject({ '@type': 'Demand', priceSpecification: { price: 9200 } })
    expect(json).not.toHaveProperty('seller')
  })

  it('lists only what is known of a car, including zero kilometres', () => {
    expect(carFactsOf(ad)).toEqual([
      { name: 'Марка', value: 'Volkswagen' },
      { name: 'Година', value: '2016' },
      { name: 'Пробег', value: '0 км' },
    ])
  })
})

describe('structured data of an apartment', () => {
  const apartment = {
    id: '2',
    slug: 'garsoniera',
    adType: 'offer',
    title: 'Гарсониера',
    description: 'Тиха.',
    price: 430,
    city: 'Бремен',
    address: 'Findorff',
    rooms: 1,
    area: 31,
    createdAt: '',
    updatedAt: '',
  } as const

  it('describes an offer as Offer of an Apartment with monthly rent', () => {
    expect(apartmentJsonLd(apartment, 'https://example.org')).toMatchObject({
      '@type': 'Offer',
      priceSpecification: { price: 430, priceCurrency: 'EUR', unitCode: 'MON' },
      itemOffered: { '@type': 'Apartment', numberOfRooms: 1, floorSize: { value: 31 } },
    })
  })

  it('describes a wanted ad as Demand', () => {
    expect(apartmentJsonLd({ ...apartment, adType: 'search' }, 'https://example.org')['@type']).toBe('Demand')
  })
})
