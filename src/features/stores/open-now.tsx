'use client'

import { isOpenAt } from '#domain/stores/is-open-at'
import type { OpeningHours } from '#domain/stores/opening-hours'
import { openNowTexts as texts } from '#texts/stores/own-stores'
import { Badge } from '../../ui/states/badge'
import { usePresent } from '../../ui/use-present'

/** Computed in the browser, because the page may be cached. Its space is reserved. */
export function OpenNow({ hours }: { hours: OpeningHours }) {
  const isOpen = usePresent<boolean | null>((now) => isOpenAt(hours, now), null)
  return (
    <Badge tone={isOpen ? 'ok' : 'neutral'} className={isOpen === null ? 'invisible' : undefined}>
      {isOpen ? texts.open : texts.closed}
    </Badge>
  )
}
