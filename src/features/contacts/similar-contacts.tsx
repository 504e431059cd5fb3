import { contactPageTexts as texts } from '#texts/contacts/contacts'
import { CardGrid } from '../listing/card-grid'
import { SimilarItems } from '../listing/similar-items'
import type { ShownContact } from './contact'
import { ContactCard } from './contact-card'
import { contactsLike } from './queries'

/** Others like this one; without it, the first of the list, for who came to a contact that is gone. */
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
