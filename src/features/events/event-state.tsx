'use client'

import type { IconName } from '#domain/icon-names'
import { eventStatus, type EventState as State, type EventStatus } from '#domain/events/event-status'
import { eventStatusTexts as texts } from '#texts/events/event-status'
import { Badge, type BadgeTone } from '../../ui/states/badge'
import { usePresent } from '../../ui/use-present'

const looks: Record<EventStatus, { tone: BadgeTone; icon: IconName }> = {
  upcoming: { tone: 'info', icon: 'calendar-clock' },
  ongoing: { tone: 'ok', icon: 'circle-dot' },
  completed: { tone: 'draft', icon: 'calendar-check' },
  cancelled: { tone: 'bad', icon: 'calendar-x' },
}

type Props = { event: State; /** At render time. */ rendered: EventStatus }

/** Stays correct when the cached page is older than the start of the event. */
export function EventStateBadge({ event, rendered }: Props) {
  const status = usePresent((now) => eventStatus(event, new Date(now)), rendered)
  const english = texts.english[status]
  return (
    <Badge {...looks[status]}>
      {texts.names[status]}
      {english ? (
        <span lang="en" className="font-regular">
          {english}
        </span>
      ) : null}
    </Badge>
  )
}
