/** Failures in a row before the page asks by plain requests. */
export const FAILURES_BEFORE_POLLING = 2
export const POLL_EVERY_MS = 15_000
/** How long a connection may be away before anybody is told. */
export const LOST_AFTER_MS = 5_000
/** A proxy may swallow a websocket without a word. */
export const OPENING_LIMIT_MS = 8_000
export const ANSWER_LIMIT_MS = 8_000
export const RETRY_MAX_MS = 30_000
/** The server could not tell who is asking. */
export const UNAVAILABLE_PAUSE_MS = 5_000
/** From one page to the next the connection stays. */
export const CLOSING_PAUSE_MS = 10_000

/** So that a thousand pages do not come back in the same moment. */
export const spread = (ms: number) => ms * (0.5 + Math.random())
