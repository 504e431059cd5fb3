const HOUR_MS = 3_600_000
const NEWCOMER_HOURS = 24
/** Topics, posts and comments together. */
export const NEWCOMER_CONTRIBUTIONS = 3
export const NEWCOMER_LINKS_MAX = 2
/** Whoever has so many that nobody had to hide is known. */
export const TRUSTED_CONTRIBUTIONS = 20

type Member = { createdAt: string; contributions: number }

export const isNewcomer = ({ createdAt, contributions }: Member, now: Date): boolean =>
  now.getTime() - Date.parse(createdAt) < NEWCOMER_HOURS * HOUR_MS || contributions < NEWCOMER_CONTRIBUTIONS
