import type { Metadata } from 'next'
import { askedLand } from '#domain/asked-land'
import { listAddress } from '#domain/list-address'
import { routes } from '#domain/routes'
import { embassyPageTexts as texts, landTexts } from '#texts/embassies'
import { EmbassiesScreen } from '../../../features/embassies/embassies-screen'
import { allEmbassies, missionTypeOf } from '../../../features/embassies/queries'
import { pageMetadata } from '../../../ui/page-metadata'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const address = await searchParams
  const { land, postcode } = askedLand(address)
  const name = land && landTexts[land]
  return pageMetadata({
    title: name ? texts.metaTitleFor(name) : texts.metaTitle,
    description: name ? texts.descriptionFor(name) : texts.description,
    path: listAddress(routes.embassies, { type: missionTypeOf(address), land }),
    isIndexed: !postcode,
  })
}

export default async function EmbassiesPage({ searchParams }: Props) {
  const address = await searchParams
  return (
    <EmbassiesScreen
      embassies={await allEmbassies()}
      type={missionTypeOf(address)}
      asked={askedLand(address)}
    />
  )
}
