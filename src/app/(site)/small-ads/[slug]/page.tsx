import type { Metadata } from 'next'
import { itemPictures } from '#domain/files/item-pictures'
import { itemUrl } from '#domain/kinds'
import { routes } from '#domain/routes'
import { smallAdPageTexts as texts } from '#texts/small-ads/small-ad-pages'
import { itemMetadata } from '../../../../features/listing/item/item-metadata'
import { ItemMissing } from '../../../../features/listing/item/item-missing'
import { OwnSmallAds } from '../../../../features/small-ads/own-small-ads'
import { smallAdBySlug } from '../../../../features/small-ads/queries'
import { SimilarSmallAds } from '../../../../features/small-ads/similar-small-ads'
import { listingTexts } from '#texts/lists/listing'
import { SmallAdView } from '../../../../features/small-ads/small-ad-view'

type Props = { params: Promise<{ slug: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const ad = await smallAdBySlug((await params).slug)
  if (!ad || ad === 'gone') return itemMetadata(ad)
  const { title, description } = ad
  return itemMetadata({
    title,
    description,
    path: itemUrl({ kind: 'small-ads', ...ad }),
    picture: itemPictures(ad)[0],
  })
}

export default async function SmallAdPage({ params }: Props) {
  const ad = await smallAdBySlug((await params).slug)
  if (ad && ad !== 'gone') return <SmallAdView ad={ad} />
  return (
    <ItemMissing
      isGone={ad === 'gone'}
      gone={listingTexts.goneAd}
      list={{ href: routes.smallAds, label: texts.back }}
    >
      <div className="mt-5">
        <OwnSmallAds />
      </div>
      <SimilarSmallAds />
    </ItemMissing>
  )
}
