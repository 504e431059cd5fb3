import type { Metadata } from 'next'
import { itemUrl } from '#domain/kinds'
import { routes } from '#domain/routes'
import { contactPageTexts as texts } from '#texts/contacts/contacts'
import { ContactView } from '../../../../features/contacts/contact-view'
import { contactBySlug } from '../../../../features/contacts/queries'
import { SimilarContacts } from '../../../../features/contacts/similar-contacts'
import { itemMetadata } from '../../../../features/listing/item/item-metadata'
import { ItemMissing } from '../../../../features/listing/item/item-missing'

type Props = { params: Promise<{ slug: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const contact = await contactBySlug((await params).slug)
  if (!contact || contact === 'gone') return itemMetadata(contact)
  return itemMetadata({
    title: texts.pageTitle(contact),
    description: texts.pageDescription(contact),
    path: itemUrl({ kind: 'contacts', ...contact }),
  })
}

export default async function ContactPage({ params }: Props) {
  const contact = await contactBySlug((await params).slug)
  if (contact && contact !== 'gone') {
    return (
      <ContactView contact={contact}>
        <SimilarContacts contact={contact} />
      </ContactView>
    )
  }
  return (
    <ItemMissing isGone={contact === 'gone'} list={{ href: routes.contacts, label: texts.back }}>
      <SimilarContacts />
    </ItemMissing>
  )
}
