/** A small ad is public for so many days from publishing. */
export const SMALL_AD_DAYS = 7
/** So long before the end its owner is told and may renew it. */
export const AD_NOTICE_HOURS = 24

/** An ad that has run out, or is about to. */
export const isRenewable = ({ expiresAt, now }: { expiresAt: string; now: Date }): boolean =>
  Date.parse(expiresAt) - now.getTime() <= AD_NOTICE_HOURS * 3_600_000

/** What was done about the end of an item: its owner told, a letter sent, everybody told that it is over. */
export const expiryNotices = ['told', 'mailed', 'over'] as const
