import type { Metadata } from 'next'
import { itemUrl } from '#domain/kinds'
import { routes } from '#domain/routes'
import { embassyPageTexts as texts } from '#texts/embassies/embassies'
import { EmbassyView } from '../../../../features/embassies/embassy-view'
import { embassyBySlug } from '../../../../features/embassies/queries'
import { SimilarEmbassies } from '../../../../features/embassies/similar-embassies'
import { itemMetadata } from '../../../../features/listing/item/item-metadata'
import { ItemMissing } from '../../../../features/listing/item/item-missing'

type Props = { params: Promise<{ slug: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const embassy = await embassyBySlug((await params).slug)
  if (!embassy || embassy === 'gone') return itemMetadata(embassy)
  return itemMetadata({
    title: embassy.name,
    description: texts.pageDescription(embassy),
    path: itemUrl({ kind: 'embassies', ...embassy }),
  })
}

export default async function EmbassyPage({ params }: Props) {
  const embassy = await embassyBySlug((await params).slug)
  if (embassy && embassy !== 'gone') {
    return (
      <EmbassyView embassy={embassy}>
        <SimilarEmbassies embassy={embassy} />
      </EmbassyView>
    )
  }
  return (
    <ItemMissing isGone={embassy === 'gone'} list={{ href: routes.embassies, label: texts.back }}>
      <SimilarEmbassies />
    </ItemMissing>
  )
}
