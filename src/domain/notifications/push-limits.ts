/** Phones of who wants it stay silent at the weekend until this hour. */
export const QUIET_WEEKEND_UNTIL = 9
/** Browsers of one member that are told while the site is closed; the oldest gives way. */
export const PUSH_DEVICES_MAX = 10
export const PUSH_ADDRESS_MAX = 1000
/** An alert that reaches a phone later than this is no news. */
export const PUSH_KEPT_HOURS = 24
export const PUSH_ANSWER_SECONDS = 5
export const PUSH_ANSWER_MAX_BYTES = 4 * 1024
/** Phones that one job tells, and at once. */
export const PUSHES_PER_JOB = 100
export const PUSHES_AT_ONCE = 8
/** Failures in a row after which a phone is given up. */
export const PUSH_FAILURES_MAX = 10
