import { CircleCheck, CircleX, EyeOff } from 'lucide-react'
import type { OwnState } from '#domain/own-state'
import { ownStateTexts as texts } from '#texts/approval'
import { Badge } from '../../ui/badge'
import { ApprovalBadge } from './own-state'

/** How something of the member's own stands; what is simply published needs no badge. */
export function StateBadge({ state }: { state: OwnState }) {
  if (state === 'published') return null
  if (state === 'active')
    return (
      <Badge tone="ok" icon={CircleCheck}>
        {texts.active}
      </Badge>
    )
  if (state === 'expired')
    return (
      <Badge tone="draft" icon={CircleX}>
        {texts.expired}
      </Badge>
    )
  if (state === 'hidden')
    return (
      <Badge tone="bad" icon={EyeOff}>
        {texts.hidden}
      </Badge>
    )
  return <ApprovalBadge approval={state} />
}
