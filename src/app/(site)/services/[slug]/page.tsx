import type { Metadata } from 'next'
import { itemPictures } from '#domain/files/item-pictures'
import { itemUrl } from '#domain/kinds'
import { routes } from '#domain/routes'
import { servicePageTexts as texts } from '#texts/services/services'
import { itemMetadata } from '../../../../features/listing/item/item-metadata'
import { ItemMissing } from '../../../../features/listing/item/item-missing'
import { serviceBySlug } from '../../../../features/services/queries'
import { ServiceView } from '../../../../features/services/service-view'
import { SimilarServices } from '../../../../features/services/similar-services'

type Props = { params: Promise<{ slug: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const service = await serviceBySlug((await params).slug)
  if (!service || service === 'gone') return itemMetadata(service)
  const { title, description } = service
  return itemMetadata({
    title,
    description,
    path: itemUrl({ kind: 'services', ...service }),
    picture: itemPictures(service)[0],
  })
}

export default async function ServicePage({ params }: Props) {
  const service = await serviceBySlug((await params).slug)
  if (service && service !== 'gone') return <ServiceView service={service} />
  return (
    <ItemMissing isGone={service === 'gone'} list={{ href: routes.services, label: texts.back }}>
      <SimilarServices />
    </ItemMissing>
  )
}
