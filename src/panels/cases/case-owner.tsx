import type { CaseOwner } from '#domain/moderation/cases'
import { shortDate } from '#domain/time/dates'
import { caseTexts as texts } from '#texts/moderation/cases'
import { isStaff } from '#domain/roles'
import { PanelLink } from '../frame/panel-link'
import { Suspension } from '../members/suspension'

type Props = {
  owner: CaseOwner | null
  /** Accounts have a screen in one of the two panels only. */
  hasProfile: boolean
}

export function CaseOwnerCard({ owner, hasProfile }: Props) {
  return (
    <aside className="panel-card" aria-label={texts.owner}>
      <h2>{texts.owner}</h2>
      {owner ? (
        <>
          <p className="panel-case__name">{owner.name}</p>
          <p className="panel-form__hint">
            {owner.email} · {texts.joined(shortDate(owner.joinedAt))}
          </p>
          <p>{texts.history(owner)}</p>
          {!isStaff(owner) && (
            <Suspension
              id={owner.id}
              name={owner.name}
              told={owner.suspension}
              isStaff={false}
              canSignOut={false}
            />
          )}
          {hasProfile && <PanelLink to={`/collections/users/${owner.id}`}>{texts.ownerProfile}</PanelLink>}
        </>
      ) : (
        <p>{texts.ownerGone}</p>
      )}
    </aside>
  )
}
