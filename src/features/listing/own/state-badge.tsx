import type { IconName } from '#domain/icon-names'
import type { ItemKind } from '#domain/item-kinds'
import type { OwnState } from '#domain/moderation/own-state'
import { ownStateTexts, stateWordsOf } from '#texts/moderation/approval'
import { Badge, type BadgeTone } from '../../../ui/states/badge'

type Look = { tone: BadgeTone; icon: IconName }

const looks: Record<Exclude<OwnState, 'published'>, Look> = {
  pending: { tone: 'wait', icon: 'clock' },
  approved: { tone: 'ok', icon: 'circle-check' },
  rejected: { tone: 'bad', icon: 'triangle-alert' },
  changed: { tone: 'wait', icon: 'clock' },
  active: { tone: 'ok', icon: 'circle-check' },
  expired: { tone: 'draft', icon: 'clock' },
  hidden: { tone: 'bad', icon: 'eye-off' },
}

/** Listed items need no badge. Solid among the items of others. */
export function StateBadge({ kind, state, isSolid }: { kind: ItemKind; state: OwnState; isSolid?: boolean }) {
  if (state === 'published') return null
  const { icon, tone } = looks[state]
  return (
    <Badge icon={icon} tone={isSolid && tone === 'ok' ? 'mine' : tone}>
      {{ ...stateWordsOf(kind), ...ownStateTexts }[state]}
    </Badge>
  )
}
