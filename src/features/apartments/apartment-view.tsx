import { longDate } from '#domain/time/dates'
import { isDepositTooHigh } from '#domain/apartments/apartment-input'
import { itemPictures } from '#domain/files/item-pictures'
import { itemUrl } from '#domain/kinds'
import { routes } from '#domain/routes'
import { env } from '#env'
import { apartmentPageTexts as texts } from '#texts/apartments/apartment-pages'
import { listingTexts } from '#texts/lists/listing'
import { Badge } from '../../ui/states/badge'
import { Icon } from '../../ui/graphics/icon'
import { Alert } from '../../ui/states/alert'
import { AsideBox, ContactActions } from '../listing/item/contact-box'
import { FactList } from '../listing/item/fact-list'
import { ItemPage } from '../listing/item/item-page'
import { PlainText } from '../listing/item/plain-text'
import type { ShownApartment } from './apartment'
import { ApartmentActions } from './apartment-actions'
import { apartmentFacts } from './apartment-facts'
import { apartmentJsonLd } from './apartment-json-ld'
import { rentOf } from './rent'
import { ScamWarning } from './scam-warning'
import { SimilarApartments } from './similar-apartments'

export function ApartmentView({ apartment }: { apartment: ShownApartment }) {
  const { id, title, slug, adType, description, city, createdAt } = apartment
  const url = itemUrl({ kind: 'apartments', id, slug })
  return (
    <ItemPage
      list={{ href: routes.apartments, label: texts.back }}
      title={title}
      address={url}
      pictures={itemPictures(apartment)}
      favorite={{ kind: 'apartments', id, title, url }}
      reported={{ type: 'apartment', id, name: title }}
      jsonLd={apartmentJsonLd(apartment, env.SITE_URL)}
      meta={
        <>
          <Badge tone={adType === 'offer' ? 'ok' : 'info'}>{texts.adTypes[adType]}</Badge>
          <span className="inline-flex items-center gap-1.5">
            <Icon icon="map-pin" size={18} />
            {city}
          </span>
          <span>{listingTexts.publishedOn(longDate(createdAt))}</span>
        </>
      }
      aside={<Rent apartment={apartment} />}
      similar={<SimilarApartments to={apartment} />}
    >
      <PlainText text={description} />
      <FactList facts={apartmentFacts(apartment)} />
      <ScamWarning isLong />
    </ItemPage>
  )
}

function Rent({ apartment }: { apartment: ShownApartment }) {
  const { id, title, address, city, price, deposit } = apartment
  return (
    <AsideBox>
      <p className="price text-2xl!">{rentOf(apartment)}</p>
      {isDepositTooHigh({ deposit, rent: price }) ? (
        <Alert tone="wait" role="note">
          <p className="text-sm">{texts.depositTooHigh}</p>
        </Alert>
      ) : null}
      <ApartmentActions apartment={{ id, title }} isPage />
      <p className="type-meta js:hidden">{listingTexts.contactNeedsScripts}</p>
      <ContactActions address={address} city={city} />
    </AsideBox>
  )
}
