import { formatNumber } from '#domain/text/format-number'
import { carFactTexts as names } from '#texts/small-ads/small-ads'
import type { CarFact } from './car-facts'
import type { ShownAd } from './small-ad'

export function carFactsOf(ad: ShownAd): CarFact[] {
  const facts = [
    { name: names.make, value: ad.carMake },
    { name: names.model, value: ad.carModel },
    { name: names.year, value: ad.carYear ? String(ad.carYear) : null },
    {
      name: names.mileage,
      value: typeof ad.carMileage === 'number' ? names.km(formatNumber(ad.carMileage)) : null,
    },
    { name: names.fuel, value: ad.carFuelType },
    { name: names.transmission, value: ad.carTransmission },
    { name: names.condition, value: ad.carCondition },
  ]
  return facts.flatMap(({ name, value }) => (value ? [{ name, value }] : []))
}
