'use client'

import { routes } from '#domain/routes'
import { savedContactTexts as texts } from '#texts/contacts/saved-contacts'
import { ButtonLink } from '../../ui/buttons/button-link'
import { Counter } from '../../ui/states/counter'
import { useSavedIds } from './saved-ids'

/** The number is placed on the corner, so that nothing moves when it arrives. */
export function SavedLink() {
  const count = useSavedIds().ids?.length ?? 0
  return (
    <ButtonLink href={routes.savedContacts} variant="secondary" icon="bookmark" className="relative">
      {texts.saved}
      <span className="absolute -end-2 -top-2.5">
        <Counter value={count} label={texts.savedCount(count)} />
      </span>
    </ButtonLink>
  )
}
