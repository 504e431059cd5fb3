import { isApprovedKind } from '#domain/moderation/approved-kinds'
import { isShown, type OwnState } from '#domain/moderation/own-state'
import { routes } from '#domain/routes'
import { ownItemTexts } from '#texts/account/own-item'
import { PageLink } from '../../../ui/page/page-link'
import type { OwnItem } from '../../viewer/viewer-store'

/** Where an item leads its owner: to its page, or to what only they see of it. */
export function ownHref({ kind, id, url }: OwnItem, state: OwnState): string | null {
  if (isShown(state)) return url
  return isApprovedKind(kind) ? routes.ownItem(kind, id) : null
}

/** To both versions of an item with a change that waits. */
export const SeeChange = ({ item: { kind, id }, state }: { item: OwnItem; state: OwnState }) =>
  state === 'changed' ? (
    <PageLink href={routes.ownItem(kind, id)} className="touch-area">
      {ownItemTexts.seeChange}
    </PageLink>
  ) : null
