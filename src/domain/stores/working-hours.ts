export type HoursRow = { days: string; times: string | null }

/** Where „09:00–12:30“ begins, or several of them. */
const times = /\s\d{1,2}[:.]\d{2}\s{0,9}[–-]/

/** Working hours as written in one text, a row for each part; the times of a day apart from its name. */
export function hoursRows(text: string): HoursRow[] {
  return text
    .split(/[;\n]+/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const { days, hours } = apart(part)
      return { days: capital(days.replace(/[:,]\s*$/, '')), times: hours }
    })
}

/** The name of a day is no number: „на 24 09:00–10:00“ is left as it is written. */
function apart(part: string): { days: string; hours: string | null } {
  const at = part.search(times)
  const days = part.slice(0, Math.max(0, at)).trimEnd()
  return /\D$/.test(days) ? { days, hours: part.slice(at + 1) } : { days: part, hours: null }
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
