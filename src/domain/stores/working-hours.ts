export type HoursRow = { days: string; times: string | null }

const times = /\s\d{1,2}[:.]\d{2}\s{0,9}[–-]/

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

/** „на 24 09:00–10:00“ stays as written: a number is not a day. */
function apart(part: string): { days: string; hours: string | null } {
  const at = part.search(times)
  const days = part.slice(0, Math.max(0, at)).trimEnd()
  return /\D$/.test(days) ? { days, hours: part.slice(at + 1) } : { days: part, hours: null }
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
