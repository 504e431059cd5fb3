'use client'

import { Bookmark } from 'lucide-react'
import { routes } from '#domain/routes'
import { contactPageTexts as texts } from '#texts/contacts'
import { ButtonLink } from '../../ui/button-link'
import { Counter } from '../../ui/counter'
import { useSavedIds } from './saved-ids'

/** The way to the saved contacts; room for two figures is kept, so that nothing moves when the number comes. */
export function SavedLink() {
  const count = useSavedIds().ids?.length ?? 0
  return (
    <ButtonLink href={routes.savedContacts} variant="secondary" icon={Bookmark}>
      {texts.saved}
      <span className="inline-grid min-w-7 justify-items-start">
        <Counter value={count} label={texts.savedCount(count)} />
      </span>
    </ButtonLink>
  )
}
