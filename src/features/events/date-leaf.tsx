import { calendarLeaf } from '#domain/time/dates'

/** Decorative: the text beside it says the same. */
export function DateLeaf({ date }: { date: string }) {
  const { day, month, weekday } = calendarLeaf(date)
  return (
    <time
      dateTime={date}
      className="grid w-20 flex-none content-center justify-items-center self-start rounded-md border border-line bg-paper py-2"
    >
      <span className="type-meta text-2xs!">{weekday}</span>
      <span className="font-serif text-[1.625rem] leading-none font-[600]">{day}</span>
      <span className="text-2xs text-ink-soft">{month}</span>
    </time>
  )
}
