import { berlinReading } from './berlin-time'

const HOUR_MS = 60 * 60 * 1000

/** „2026-11-20T19:00:00+01:00“ */
export function offsetTime(moment: string): string {
  const reading = berlinReading(moment)
  const hours = Math.round((Date.parse(`${reading}Z`) - Date.parse(moment)) / HOUR_MS)
  return `${reading}:00+${String(hours).padStart(2, '0')}:00`
}
