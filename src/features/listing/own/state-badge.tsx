import type { IconName } from '#domain/icon-names'
import type { OwnState } from '#domain/moderation/own-state'
import { approvalTexts, ownStateTexts } from '#texts/moderation/approval'
import { Badge, type BadgeTone } from '../../../ui/states/badge'

type Look = { tone: BadgeTone; icon: IconName; text: string }

const looks: Record<Exclude<OwnState, 'published'>, Look> = {
  pending: { tone: 'wait', icon: 'clock', text: approvalTexts.states.pending },
  approved: { tone: 'ok', icon: 'circle-check', text: approvalTexts.states.approved },
  rejected: { tone: 'bad', icon: 'triangle-alert', text: approvalTexts.states.rejected },
  active: { tone: 'ok', icon: 'circle-check', text: ownStateTexts.active },
  expired: { tone: 'draft', icon: 'clock', text: ownStateTexts.expired },
  hidden: { tone: 'bad', icon: 'eye-off', text: ownStateTexts.hidden },
}

/** Listed items need no badge. Solid among the items of others. */
export function StateBadge({ state, isSolid }: { state: OwnState; isSolid?: boolean }) {
  if (state === 'published') return null
  const { text, icon, tone } = looks[state]
  return (
    <Badge icon={icon} tone={isSolid && tone === 'ok' ? 'mine' : tone}>
      {text}
    </Badge>
  )
}
