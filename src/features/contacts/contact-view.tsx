import type { ReactNode } from 'react'
import { shortDate } from '#domain/time/dates'
import { itemUrl } from '#domain/kinds'
import { routes } from '#domain/routes'
import { safeHref } from '#domain/web/safe-href'
import { env } from '#env'
import { contactPageTexts as texts, contactTexts } from '#texts/contacts/contacts'
import { Icon } from '../../ui/graphics/icon'
import { ConfirmedByOwner } from '../listing/directory/confirmed-by-owner'
import { EntryTools } from '../listing/directory/entry-tools'
import { AsideBox, ContactActions } from '../listing/item/contact-box'
import { FactList } from '../listing/item/fact-list'
import { ItemPage } from '../listing/item/item-page'
import type { ShownContact } from './contact'
import { contactJsonLd } from './contact-json-ld'

type Props = { contact: ShownContact; children?: ReactNode }

export function ContactView({ contact, children }: Props) {
  const { id, name, slug, category, specialty, city, address, phone, email, source, verifiedAt } = contact
  const url = itemUrl({ kind: 'contacts', id, slug })
  return (
    <ItemPage
      list={{ href: routes.contacts, label: texts.back }}
      title={name}
      category={texts.one[category]}
      address={url}
      favorite={{ kind: 'contacts', id, title: name, url }}
      reported={{ type: 'contact', id, name }}
      similar={children}
      jsonLd={contactJsonLd(contact, env.SITE_URL)}
      meta={
        <>
          {specialty ? <span>{specialty}</span> : null}
          <span className="inline-flex items-center gap-1.5">
            <Icon icon="map-pin" size={18} />
            {city}
          </span>
          {contact.claimedAt ? <ConfirmedByOwner /> : null}
        </>
      }
      aside={
        <AsideBox>
          <ContactActions
            phone={phone}
            email={email}
            address={address ?? city}
            city={address ? city : null}
          />
        </AsideBox>
      }
    >
      <FactList
        facts={[
          { name: contactTexts.specialty, value: specialty },
          { name: contactTexts.city, value: city },
          { name: contactTexts.address, value: address },
          { name: contactTexts.phone, value: phone },
          { name: contactTexts.email, value: email },
          { name: contactTexts.verifiedAt, value: verifiedAt ? shortDate(verifiedAt) : null },
          { name: contactTexts.source, value: source ? <Source text={source} /> : null },
        ]}
      />
      <EntryTools entry={{ kind: 'contacts', id, name, values: { phone, email, address, specialty } }} />
    </ItemPage>
  )
}

/** Often the URL of a practice's own site. */
function Source({ text }: { text: string }) {
  const href = /^https?:/i.test(text) ? safeHref(text) : null
  if (!href) return text
  return (
    <a href={href} target="_blank" rel="noopener nofollow" className="touch-area">
      {text}
    </a>
  )
}
