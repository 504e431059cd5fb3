import { routes } from '#domain/routes'
import { contactPageTexts as texts } from '#texts/contacts/contacts'
import { savedContactTexts } from '#texts/contacts/saved-contacts'
import { Container } from '../../ui/page/container'
import { Alert } from '../../ui/states/alert'
import { PageHead } from '../../ui/page/page-head'
import { SavedContacts } from './saved-contacts'

/** Cached for everybody; saved items are known in the browser only. */
export const SavedScreen = () => (
  <Container>
    <PageHead title={savedContactTexts.savedTitle} back={{ href: routes.contacts, label: texts.back }} />
    <Alert className="js:hidden">{savedContactTexts.savedNeedsScript}</Alert>
    <SavedContacts />
  </Container>
)
