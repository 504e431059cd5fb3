'use client'

import { routes } from '#domain/routes'
import { contactPageTexts as texts } from '#texts/contacts/contacts'
import { savedContactTexts } from '#texts/contacts/saved-contacts'
import { listingTexts } from '#texts/lists/listing'
import { Button } from '../../ui/buttons/button'
import { ButtonLink } from '../../ui/buttons/button-link'
import { EmptyState } from '../../ui/page/empty-state'
import { Alert } from '../../ui/states/alert'
import { PageLink } from '../../ui/page/page-link'
import { CardGrid } from '../listing/list/card-grid'
import { ListCount } from '../listing/list/list-count'
import { ContactCard } from './contact-card'
import { useContacts } from './use-contacts'

type Props = { ids: readonly string[]; isMember: boolean }

export default function SavedList({ ids, isMember }: Props) {
  const { contacts, state, ask } = useContacts(ids)
  if (ids.length === 0) return <NoneSaved />
  if (state === 'failed') return <Failed onRetry={ask} />
  const found = ids.flatMap((id) => contacts.get(id) ?? [])
  const gone = ids.length - found.length
  return (
    <div aria-busy={state === 'loading'}>
      <ListCount aside={isMember ? savedContactTexts.savedLeadMember : savedContactTexts.savedLeadVisitor}>
        {texts.counted(ids.length)}
      </ListCount>
      <CardGrid label={savedContactTexts.savedTitle}>
        {found.map((contact) => (
          <ContactCard key={contact.id} contact={contact} />
        ))}
      </CardGrid>
      {state === 'ready' && gone > 0 ? <Gone count={gone} /> : null}
    </div>
  )
}

const Gone = ({ count }: { count: number }) => (
  <Alert className="mt-5">
    {savedContactTexts.savedGone(count)}{' '}
    <PageLink href={routes.favoritesOf('contacts')} className="inline-block py-3">
      {savedContactTexts.savedGoneLink}
    </PageLink>
  </Alert>
)

const NoneSaved = () => (
  <EmptyState
    icon="bookmark"
    title={savedContactTexts.savedNone}
    text={savedContactTexts.savedNoneText}
    actions={
      <ButtonLink href={routes.contacts} variant="secondary" size="sm">
        {texts.back}
      </ButtonLink>
    }
  />
)

const Failed = ({ onRetry }: { onRetry: () => void }) => (
  <EmptyState
    icon="triangle-alert"
    role="alert"
    title={savedContactTexts.loadFailed}
    text={listingTexts.connectionProblem}
    actions={
      <Button variant="secondary" size="sm" icon="refresh-cw" onClick={onRetry}>
        {listingTexts.retry}
      </Button>
    }
  />
)
