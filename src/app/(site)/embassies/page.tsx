import type { Metadata } from 'next'
import { listAddress } from '#domain/lists/list-address'
import { routes } from '#domain/routes'
import { embassyPageTexts as texts, landTexts } from '#texts/embassies/embassies'
import { EmbassiesScreen } from '../../../features/embassies/embassies-screen'
import { allEmbassies, embassiesFound, embassyFilter } from '../../../features/embassies/queries'
import { pageMetadata } from '../../../ui/page-metadata'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { q, type, asked } = embassyFilter(await searchParams)
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
  const filter = embassyFilter(await searchParams)
  const [embassies, found] = await Promise.all([allEmbassies(), embassiesFound(filter.q)])
  return <EmbassiesScreen filter={filter} embassies={embassies} found={found} />
}
