import { contactPageTexts as texts } from '#texts/contacts/contacts'
import { CardGrid } from '../listing/list/card-grid'
import { SimilarItems } from '../listing/item/similar-items'
import type { ShownContact } from './contact'
import { ContactCard } from './contact-card'
import { contactsLike } from './queries'

export async function SimilarContacts({ contact }: { contact?: ShownContact }) {
  const found = await contactsLike(contact)
  if (found.length === 0) return null
  return (
    <SimilarItems title={texts.similar}>
      <CardGrid label={texts.similar}>
        {found.map((one) => (
          <ContactCard key={one.id} contact={one} />
        ))}
      </CardGrid>
    </SimilarItems>
  )
}
