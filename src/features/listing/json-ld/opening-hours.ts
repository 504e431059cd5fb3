import { openingHours } from '#domain/stores/opening-hours'

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** Hours that are not understood are left out. */
export const openingHoursSpecification = (hours: string | null | undefined) =>
  (hours ? openingHours(hours) : null)?.flatMap((spans, day) =>
    spans.map(([from, to]) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days[day],
      opens: clock(from),
      closes: clock(to),
    })),
  )

/** schema.org writes 23:59 for "until midnight". */
const clock = (minutes: number) => {
  const time = minutes === 24 * 60 ? minutes - 1 : minutes % (24 * 60)
  return `${String(Math.floor(time / 60)).padStart(2, '0')}:${String(time % 60).padStart(2, '0')}`
}
