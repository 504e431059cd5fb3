import type { Metadata } from 'next'
import { embassyFilters } from '#domain/embassies/embassy-filters'
import { listAddress } from '#domain/lists/list-address'
import type { Address } from '#domain/lists/list-filters'
import { routes } from '#domain/routes'
import { embassyPageTexts as texts, landTexts } from '#texts/embassies/embassies'
import { EmbassiesScreen } from '../../../features/embassies/embassies-screen'
import { allEmbassies, embassiesFound } from '../../../features/embassies/queries'
import { pageMetadata } from '../../../ui/page/page-metadata'

type Props = { searchParams: Promise<Address> }

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { q, type, asked } = embassyFilters.read(await searchParams)
  const { land, postcode } = asked
  const name = land && landTexts[land]
  return pageMetadata({
    title: name ? texts.metaTitleFor(name) : texts.metaTitle,
    description: name ? texts.descriptionFor(name) : texts.description,
    path: listAddress(routes.embassies, { q, type, land }),
    isIndexed: !postcode && !q,
  })
}

export default async function EmbassiesPage({ searchParams }: Props) {
  const filter = embassyFilters.read(await searchParams)
  const [embassies, found] = await Promise.all([allEmbassies(), embassiesFound(filter.q)])
  return <EmbassiesScreen filter={filter} embassies={embassies} found={found} />
}
