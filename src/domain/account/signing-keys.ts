import { ACCESS_TOKEN_MINUTES, KEY_SET_CACHE_MINUTES } from '#domain/limits'

/** `push` is what push services know the site by (RFC 8292). */
export const keyPurposes = ['tokens', 'push'] as const
export type KeyPurpose = (typeof keyPurposes)[number]

const SPARE_MINUTES = 5

type Lifetime = { signsFrom: Date; retiresAt: Date | null }

const minutesAfter = (moment: Date, minutes: number) => new Date(moment.getTime() + minutes * 60_000)

/** A new key is published first, and signs once no cached key set can lack it. */
export const newKeySignsFrom = (now: Date): Date => minutesAfter(now, KEY_SET_CACHE_MINUTES)

/** The previous key stays published until the last token that it signed has expired. */
export const oldKeyRetiresAt = (now: Date): Date =>
  minutesAfter(now, KEY_SET_CACHE_MINUTES + ACCESS_TOKEN_MINUTES + SPARE_MINUTES)

export const publishedKeys = <Key extends Lifetime>(keys: Key[], now: Date): Key[] =>
  keys.filter(({ retiresAt }) => retiresAt === null || retiresAt > now)

export const signingKey = <Key extends Lifetime>(keys: Key[], now: Date): Key | undefined =>
  publishedKeys(keys, now)
    .filter(({ signsFrom }) => signsFrom <= now)
    .sort((a, b) => b.signsFrom.getTime() - a.signsFrom.getTime())[0]
