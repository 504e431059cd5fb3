import { itemPictures } from '#domain/files/item-pictures'
import { itemUrl } from '#domain/kinds'
import { openingHours } from '#domain/stores/opening-hours'
import { shortDate } from '#domain/time/dates'
import { routes } from '#domain/routes'
import { env } from '#env'
import { storePageTexts as texts, storeTexts } from '#texts/stores/stores'
import { ConfirmedByOwner } from '../listing/directory/confirmed-by-owner'
import { EntryTools } from '../listing/directory/entry-tools'
import { VerifiedOn } from '../listing/item/verified-on'
import { AsideBox, ContactActions } from '../listing/item/contact-box'
import { FactList } from '../listing/item/fact-list'
import { IconFact } from '../listing/item/icon-fact'
import { ItemPage } from '../listing/item/item-page'
import { PlainText } from '../listing/item/plain-text'
import { OpenNow } from './open-now'
import { OwnStores } from './own-stores'
import { SimilarStores } from './similar-stores'
import type { ShownStore } from './store'
import { storeJsonLd } from './store-json-ld'
import { ratingWords } from './rating-words'
import { StoreRating } from './store-rating'

export function StoreView({ store }: { store: ShownStore }) {
  const { id, name, slug, type, category, description, address, city, phone, hours, verifiedAt } = store
  const url = itemUrl({ kind: 'stores', id, slug })
  const week = openingHours(hours)
  return (
    <ItemPage
      list={{ href: routes.stores, label: texts.back }}
      title={name}
      category={type}
      address={url}
      pictures={itemPictures({ ...store, title: name })}
      favorite={{ kind: 'stores', id, title: name, url }}
      reported={{ type: 'store', id, name }}
      own={<OwnStores id={id} />}
      jsonLd={storeJsonLd(store, env.SITE_URL)}
      meta={
        <>
          <StoreRating rating={ratingWords(store)} />
          <IconFact icon="map-pin">{city}</IconFact>
          {store.claimedAt ? <ConfirmedByOwner /> : null}
          {week ? <OpenNow hours={week} /> : null}
        </>
      }
      aside={
        <AsideBox>
          <FactList
            facts={[
              { name: storeTexts.category, value: category },
              { name: storeTexts.address, value: `${address}, ${city}` },
              { name: storeTexts.hours, value: <span className="whitespace-pre-line">{hours}</span> },
            ]}
          />
          <ContactActions phone={phone} address={address} city={city} />
        </AsideBox>
      }
      similar={<SimilarStores to={store} />}
    >
      <PlainText text={description || category} />
      <VerifiedOn date={verifiedAt ? shortDate(verifiedAt) : null} />
      <EntryTools entry={{ kind: 'stores', id, name, values: { phone, address, hours } }} />
    </ItemPage>
  )
}
