const format = new Intl.DateTimeFormat('bg-BG', {
  timeZone: 'Europe/Berlin',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** `dd.MM.yyyy HH:mm`. */
export function shownMoment(at: string): string {
  const parts = new Map(format.formatToParts(new Date(at)).map(({ type, value }) => [type, value]))
  const [day, month, year] = (['day', 'month', 'year'] as const).map((name) => parts.get(name))
  return `${day}.${month}.${year} ${parts.get('hour')}:${parts.get('minute')}`
}
