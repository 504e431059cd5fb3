import { listAddress } from '#domain/lists/list-address'
import { routes } from '#domain/routes'
import { searchConditions } from '#domain/searches/search-conditions'
import { notifyMeTexts as texts } from '#texts/searches/search-page'
import { ButtonLink } from '../../../ui/buttons/button-link'

/** Leads to the form that saves the list with this address; nothing where nothing new can come. */
export function NotifyLink({
  address,
  variant = 'quiet',
}: {
  address: string
  variant?: 'quiet' | 'secondary'
}) {
  const conditions = searchConditions(address)
  if (!conditions) return null
  return (
    <ButtonLink
      href={listAddress(routes.savedSearches, { save: conditions.address })}
      rel="nofollow"
      variant={variant}
      size="sm"
      icon="bell-plus"
    >
      {texts.open}
    </ButtonLink>
  )
}
