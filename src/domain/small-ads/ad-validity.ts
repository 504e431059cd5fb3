import { AD_NOTICE_HOURS } from '#domain/limits'

export const isRenewable = ({ expiresAt, now }: { expiresAt: string; now: Date }): boolean =>
  Date.parse(expiresAt) - now.getTime() <= AD_NOTICE_HOURS * 3_600_000

/** The steps at the end of an item: owner notified, email sent, end announced to everybody. */
export const expiryNotices = ['told', 'mailed', 'over'] as const
