/** A letter that the mail server did not take is tried again: the first pause, which doubles, and the longest. */
export const MAIL_PAUSE_SECONDS = 10
export const MAIL_PAUSE_MAX_MINUTES = 60
/** It is given up after this, or when what it leads to has ended; the last try comes shortly before. */
export const MAIL_TRIED_HOURS = 48
export const MAIL_LAST_TRY_MINUTES = 5
/**
 * A server that falls silent holds up the letters behind it. It may still take the letter: the shorter the wait, the more
 * often one comes twice (RFC 5321, 4.5.3.2.6).
 */
export const MAIL_CONNECT_SECONDS = 20
export const MAIL_SILENCE_SECONDS = 120
