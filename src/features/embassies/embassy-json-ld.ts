import { itemUrl } from '#domain/kinds'
import { landTexts } from '#texts/embassies/embassies'
import { openingHoursSpecification } from '../listing/json-ld/opening-hours'
import { postalAddress } from '../listing/json-ld/postal-address'
import type { ShownEmbassy } from './embassy'

const context = 'https://schema.org'

export const embassyJsonLd = (embassy: ShownEmbassy, siteUrl: string): Record<string, unknown> => ({
  '@context': context,
  ...office(embassy, siteUrl),
})

export const embassiesJsonLd = (
  embassies: readonly ShownEmbassy[],
  siteUrl: string,
): Record<string, unknown> => ({
  '@context': context,
  '@graph': embassies.map((embassy) => office(embassy, siteUrl)),
})

function office(embassy: ShownEmbassy, siteUrl: string) {
  const { id, slug, name, city, address, phone, email, website, workingHours, states } = embassy
  return {
    '@type': 'GovernmentOffice',
    name,
    address: postalAddress({ address, city }),
    telephone: phone ?? undefined,
    email: email ?? undefined,
    sameAs: website ?? undefined,
    openingHoursSpecification: openingHoursSpecification(workingHours),
    areaServed: states?.map((land) => landTexts[land]),
    url: new URL(itemUrl({ kind: 'embassies', id, slug }), siteUrl).href,
  }
}
