export type Outcome = 'done' | 'refused' | 'later'

const TIMEOUT = 408
const TOO_EARLY = 425
const TOO_MANY = 429
const SIGNED_OUT = 401
const SERVER_ERROR = 500

/** What to do with something that was sent: `later` is no answer yet, `refused` is the server's last word. */
export function outcomeOf(status: number): Outcome {
  if (status >= 200 && status < 300) return 'done'
  const passes = [0, SIGNED_OUT, TIMEOUT, TOO_EARLY, TOO_MANY].includes(status)
  return passes || status >= SERVER_ERROR ? 'later' : 'refused'
}
