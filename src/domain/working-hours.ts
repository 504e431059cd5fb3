export type HoursRow = { days: string; times: string | null }

/** „09:00–12:30“, also several of them. */
const times = /^(.*?\D)\s*[:,]?\s+(\d{1,2}[:.]\d{2}\s*[–-].*)$/s

/** Working hours as written in one text, a row for each part; the times of a day apart from its name. */
export function hoursRows(text: string): HoursRow[] {
  return text
    .split(/[;\n]+/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const [, days, hours] = times.exec(part) ?? []
      const name = capital((days ?? part).replace(/[:,]\s*$/, ''))
      return { days: name, times: hours ?? null }
    })
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
