import type { Metadata } from 'next'
import { itemPictures } from '#domain/files/item-pictures'
import { itemUrl } from '#domain/kinds'
import { routes } from '#domain/routes'
import { apartmentPageTexts as texts } from '#texts/apartments/apartment-pages'
import { ApartmentView } from '../../../../features/apartments/apartment-view'
import { OwnApartment } from '../../../../features/apartments/own-apartment'
import { apartmentBySlug } from '../../../../features/apartments/queries'
import { SimilarApartments } from '../../../../features/apartments/similar-apartments'
import { itemMetadata } from '../../../../features/listing/item/item-metadata'
import { listingTexts } from '#texts/lists/listing'
import { ItemMissing } from '../../../../features/listing/item/item-missing'

type Props = { params: Promise<{ slug: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const apartment = await apartmentBySlug((await params).slug)
  if (!apartment || apartment === 'gone') return itemMetadata(apartment)
  const { title, description } = apartment
  return itemMetadata({
    title,
    description,
    path: itemUrl({ kind: 'apartments', ...apartment }),
    picture: itemPictures(apartment)[0],
  })
}

export default async function ApartmentPage({ params }: Props) {
  const apartment = await apartmentBySlug((await params).slug)
  if (apartment && apartment !== 'gone') return <ApartmentView apartment={apartment} />
  return (
    <ItemMissing
      isGone={apartment === 'gone'}
      gone={listingTexts.goneAd}
      list={{ href: routes.apartments, label: texts.back }}
    >
      <div className="mt-5">
        <OwnApartment />
      </div>
      <SimilarApartments />
    </ItemMissing>
  )
}
