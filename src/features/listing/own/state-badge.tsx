import { CircleCheck, Clock, EyeOff, TriangleAlert, type LucideIcon } from 'lucide-react'
import type { OwnState } from '#domain/moderation/own-state'
import { approvalTexts, ownStateTexts } from '#texts/moderation/approval'
import { Badge, type BadgeTone } from '../../../ui/states/badge'

type Look = { tone: BadgeTone; icon: LucideIcon; text: string }

const looks: Record<Exclude<OwnState, 'published'>, Look> = {
  pending: { tone: 'wait', icon: Clock, text: approvalTexts.states.pending },
  approved: { tone: 'ok', icon: CircleCheck, text: approvalTexts.states.approved },
  rejected: { tone: 'bad', icon: TriangleAlert, text: approvalTexts.states.rejected },
  active: { tone: 'ok', icon: CircleCheck, text: ownStateTexts.active },
  expired: { tone: 'draft', icon: Clock, text: ownStateTexts.expired },
  hidden: { tone: 'bad', icon: EyeOff, text: ownStateTexts.hidden },
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
