import { MAIL_LAST_TRY_MINUTES, MAIL_PAUSE_MAX_MINUTES, MAIL_PAUSE_SECONDS } from './mail-limits'

const FIRST_MS = MAIL_PAUSE_SECONDS * 1_000
const LONGEST_MS = MAIL_PAUSE_MAX_MINUTES * 60_000
const LAST_TRY_MS = MAIL_LAST_TRY_MINUTES * 60_000

/** Seconds at first, for a server that restarts or asks to come again (greylisting); an hour in the end. */
export const pauseAfter = (tries: number): number => Math.min(FIRST_MS * 2 ** (tries - 1), LONGEST_MS)

/** `tries`: how many have failed. `until`: the end of the trying. */
type Failed = { tries: number; until: Date; now: Date }

/** When a letter that could not be handed over is tried again; null when it is given up. */
export function nextTry({ tries, until, now }: Failed): Date | null {
  const next = new Date(now.getTime() + pauseAfter(tries))
  if (next <= until) return next
  const last = new Date(until.getTime() - LAST_TRY_MS)
  return now < last ? last : null
}
