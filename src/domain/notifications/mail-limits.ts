/** A letter that the mail server did not take is tried again: the first pause, which doubles, and the longest. */
export const MAIL_PAUSE_SECONDS = 10
export const MAIL_PAUSE_MAX_MINUTES = 60
/** It is given up after this, or when what it leads to has ended; the last try comes shortly before. */
export const MAIL_TRIED_HOURS = 48
export const MAIL_LAST_TRY_MINUTES = 5
