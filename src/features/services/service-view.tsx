import { contactLink } from '#domain/contacts/contact-link'
import { longDate } from '#domain/time/dates'
import { itemPictures } from '#domain/files/item-pictures'
import { itemUrl } from '#domain/kinds'
import { routes } from '#domain/routes'
import { env } from '#env'
import { priceWords } from '#texts/text/money'
import { listingTexts } from '#texts/lists/listing'
import { servicePageTexts as texts, serviceTexts } from '#texts/services/services'
import { Icon } from '../../ui/graphics/icon'
import { ActionLink, AsideBox } from '../listing/item/contact-box'
import { FactList } from '../listing/item/fact-list'
import { ItemPage } from '../listing/item/item-page'
import { PlainText } from '../listing/item/plain-text'
import { OwnService } from './own-service'
import type { ShownService } from './service'
import { serviceJsonLd } from './service-json-ld'

export function ServiceView({ service }: { service: ShownService }) {
  const { id, title, slug, description, category, provider, contact, price, location, createdAt } = service
  const url = itemUrl({ kind: 'services', id, slug })
  return (
    <ItemPage
      list={{ href: routes.services, label: texts.back }}
      title={title}
      category={category}
      address={url}
      pictures={itemPictures(service)}
      favorite={{ kind: 'services', id, title, url }}
      reported={{ type: 'service', id, name: title }}
      own={<OwnService id={id} />}
      jsonLd={serviceJsonLd(service, env.SITE_URL)}
      meta={
        <>
          {location ? (
            <span className="inline-flex items-center gap-1.5">
              <Icon icon="map-pin" size={18} />
              {location}
            </span>
          ) : null}
          <span>{listingTexts.publishedOn(longDate(createdAt))}</span>
        </>
      }
      aside={
        <AsideBox>
          <p id="contact" className="price text-2xl!">
            {priceWords(price)}
          </p>
          <FactList facts={[{ name: serviceTexts.provider, value: provider }]} />
          <ActionLink href={contactLink(contact)} icon="phone" isMain>
            {contact}
          </ActionLink>
        </AsideBox>
      }
    >
      <PlainText text={description} />
    </ItemPage>
  )
}
