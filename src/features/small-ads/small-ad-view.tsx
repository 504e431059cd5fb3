import { adPrice } from '#texts/small-ads/ad-price'
import { longDate } from '#domain/time/dates'
import { itemPictures } from '#domain/files/item-pictures'
import { itemUrl } from '#domain/kinds'
import { routes } from '#domain/routes'
import { env } from '#env'
import { listingTexts } from '#texts/lists/listing'
import { smallAdPageTexts as texts } from '#texts/small-ads/small-ad-pages'
import { smallAdTexts } from '#texts/small-ads/small-ads'
import { Icon } from '../../ui/graphics/icon'
import { AsideBox } from '../listing/item/contact-box'
import { FactList } from '../listing/item/fact-list'
import { ItemPage } from '../listing/item/item-page'
import { PlainText } from '../listing/item/plain-text'
import { AdPrice } from './ad-price'
import { carFactsOf } from './car-facts-of'
import { daysLeftWords } from './days-left-words'
import { DaysLeft } from './days-left'
import { SimilarSmallAds } from './similar-small-ads'
import type { ShownAd } from './small-ad'
import { SmallAdActions } from './small-ad-actions'
import { smallAdJsonLd } from './small-ad-json-ld'

export function SmallAdView({ ad }: { ad: ShownAd }) {
  const { id, title, slug, description, category, city, publishedAt } = ad
  const url = itemUrl({ kind: 'small-ads', id, slug })
  const carFacts = carFactsOf(ad)
  return (
    <ItemPage
      list={{ href: routes.smallAds, label: texts.back }}
      title={title}
      category={category}
      address={url}
      pictures={itemPictures(ad)}
      favorite={{ kind: 'small-ads', id, title, url }}
      reported={{ type: 'small_ad', id, name: title }}
      jsonLd={smallAdJsonLd(ad, env.SITE_URL)}
      meta={
        <>
          <span className="inline-flex items-center gap-1.5">
            <Icon icon="map-pin" size={18} />
            {city}
          </span>
          {publishedAt ? <span>{listingTexts.publishedOn(longDate(publishedAt))}</span> : null}
        </>
      }
      aside={<Offer ad={ad} />}
      similar={<SimilarSmallAds to={ad} />}
    >
      <PlainText text={description} />
      {carFacts.length > 0 ? <FactList facts={carFacts} /> : null}
    </ItemPage>
  )
}

function Offer({ ad: { id, title, price, authorName, expiresAt } }: { ad: ShownAd }) {
  return (
    <AsideBox>
      <AdPrice price={adPrice(price)} className="text-2xl!" />
      {expiresAt ? <DaysLeft {...daysLeftWords({ expiresAt, now: new Date(), isLong: true })} /> : null}
      <FactList facts={[{ name: smallAdTexts.authorName, value: authorName }]} />
      <SmallAdActions ad={{ id, title }} isPage />
      <p className="type-meta js:hidden">{listingTexts.contactNeedsScripts}</p>
    </AsideBox>
  )
}
