import type { EventStatus } from '#domain/events/event-status'

export const eventStatusTexts = {
  names: {
    upcoming: 'Предстои',
    ongoing: 'Сега',
    completed: 'Приключило',
    cancelled: 'Отменено',
  } satisfies Record<EventStatus, string>,
  english: { upcoming: 'Upcoming', ongoing: null, completed: 'Completed', cancelled: null } satisfies Record<
    EventStatus,
    string | null
  >,
} as const
