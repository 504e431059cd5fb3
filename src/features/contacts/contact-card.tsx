import { mailLink, mapLink, phoneLink } from '#domain/contacts/contact-link'
import { itemUrl } from '#domain/kinds'
import { shortDate } from '#domain/time/dates'
import { contactPageTexts as texts } from '#texts/contacts/contacts'
import { listingTexts } from '#texts/lists/listing'
import type { ShownContact } from './contact'
import { ContactCardView } from './contact-card-view'

export function ContactCard({ contact }: { contact: ShownContact }) {
  const { id, name, slug, category, specialty, city, address, phone, email, source, verifiedAt } = contact
  return (
    <ContactCardView
      id={id}
      name={name}
      url={itemUrl({ kind: 'contacts', id, slug })}
      initialsOf={withoutTitle(name)}
      category={texts.one[category]}
      specialty={specialty ?? null}
      map={mapLink(address, city)}
      onMap={texts.onMap}
      city={city}
      address={address ?? null}
      phone={phone ? { words: phone, link: phoneLink(phone) } : null}
      email={email ? { words: phone ? texts.emailTo(name) : email, link: mailLink(email) } : null}
      isConfirmed={Boolean(contact.claimedAt)}
      verified={verifiedAt ? listingTexts.verifiedOn(shortDate(verifiedAt)) : null}
      source={source ? listingTexts.source(source) : null}
    />
  )
}

/** "Д-р" and "адв." are not initials. */
const withoutTitle = (name: string) => name.replace(/^(\p{L}{1,4}\.|\p{L}-\p{L}{1,2}\.?)\s+/u, '')
