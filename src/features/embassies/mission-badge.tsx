import { embassyPageTexts as texts, embassyTexts } from '#texts/embassies/embassies'
import { Badge } from '../../ui/states/badge'
import type { ShownEmbassy } from './embassy'

export function MissionBadge({ embassy: { type, isHonorary } }: { embassy: ShownEmbassy }) {
  return (
    <>
      <Badge tone={type === 'embassy' ? 'ok' : 'info'}>{embassyTexts.types[type]}</Badge>
      {isHonorary ? <Badge tone="wait">{texts.honoraryBadge}</Badge> : null}
    </>
  )
}
