import type { EventStatus } from '#domain/events/event-status'

/** How an event stands. */
export const eventStatusTexts = {
  names: {
    upcoming: 'Предстои',
    ongoing: 'Сега',
    completed: 'Приключило',
    cancelled: 'Отменено',
  } satisfies Record<EventStatus, string>,
  /** Two are also shown in English, with the Bulgarian beside them. */
  english: { upcoming: 'Upcoming', ongoing: null, completed: 'Completed', cancelled: null } satisfies Record<
    EventStatus,
    string | null
  >,
} as const
