/** From here on a contribution waits for staff. */
export const HELD_FROM = 7

/** Of a longer text only the beginning is weighed. */
export const WEIGHED_MAX = 10_000

/** Of one text, for the comparison with texts of others. */
export const COMPARED_CONTACTS_MAX = 20

/** How long the contacts in a text are kept, as hashes, to be found again in texts of others: of accounts no older than that. */
export const SHARED_CONTACT_DAYS = 7
/** Many contributions within this time are weighed as speed. */
export const RECENT_MINUTES = 10
