import type { calendarLeaf } from '#domain/time/dates'

export type Leaf = ReturnType<typeof calendarLeaf>

/** Decorative: the text beside it says the same. */
export const DateLeaf = ({ date, leaf: { day, month, weekday } }: { date: string; leaf: Leaf }) => (
  <time dateTime={date} className="date-leaf">
    <span>{weekday}</span>
    <b>{day}</b>
    <span>{month}</span>
  </time>
)
