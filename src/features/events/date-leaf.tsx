import { calendarLeaf } from '#domain/time/dates'
import '../../ui/styles/date-leaf.css'

/** Decorative: the text beside it says the same. */
export function DateLeaf({ date }: { date: string }) {
  const { day, month, weekday } = calendarLeaf(date)
  return (
    <time dateTime={date} className="date-leaf">
      <span>{weekday}</span>
      <b>{day}</b>
      <span>{month}</span>
    </time>
  )
}
