'use client'

import { CalendarCheck, CalendarClock, CalendarX, CircleDot, type LucideIcon } from 'lucide-react'
import { eventStatus, type EventState as State, type EventStatus } from '#domain/events/event-status'
import { eventStatusTexts as texts } from '#texts/events/event-status'
import { Badge, type BadgeTone } from '../../ui/states/badge'
import { useMinute } from '../../ui/use-minute'

const looks: Record<EventStatus, { tone: BadgeTone; icon: LucideIcon }> = {
  upcoming: { tone: 'info', icon: CalendarClock },
  ongoing: { tone: 'ok', icon: CircleDot },
  completed: { tone: 'draft', icon: CalendarCheck },
  cancelled: { tone: 'bad', icon: CalendarX },
}

type Props = { event: State; /** At render time. */ rendered: EventStatus }

/** Stays correct when the cached page is older than the start of the event. */
export function EventStateBadge({ event, rendered }: Props) {
  const now = useMinute()
  const status = now === null ? rendered : eventStatus(event, new Date(now))
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
