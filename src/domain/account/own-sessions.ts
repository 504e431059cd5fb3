import { FIRST_SIGN_IN_HOURS, CODE_MINUTES } from '#domain/limits'

type StoredSession = {
  id: string
  browser?: string | null
  ip?: string | null
  createdAt?: string | null
  lastUsedAt?: string | null
  expiresAt: string
}

export type OwnSession = {
  id: string
  browser: string | null
  ip: string | null
  createdAt: string | null
  lastUsedAt: string | null
  current: boolean
}

type Question = { sessions: StoredSession[] | null | undefined; currentId: string | undefined; now: Date }

export function ownSessions({ sessions, currentId, now }: Question): OwnSession[] {
  const alive = (sessions ?? []).filter(({ expiresAt }) => new Date(expiresAt) > now)
  return alive
    .map(({ id, browser = null, ip = null, createdAt = null, lastUsedAt = null }) => ({
      id,
      browser,
      ip,
      createdAt,
      lastUsedAt: lastUsedAt ?? createdAt,
      current: id === currentId,
    }))
    .sort(
      (a, b) =>
        Number(b.current) - Number(a.current) || (b.lastUsedAt ?? '').localeCompare(a.lastUsedAt ?? ''),
    )
}

type Account = { createdAt: string; sessions?: { id: string }[] | null }

/** The first sign-in after signing up needs no warning: the account is new and has no other session. */
export const isFirstSignIn = ({ createdAt, sessions }: Account, now: Date): boolean =>
  !sessions?.length && now.getTime() - new Date(createdAt).getTime() < FIRST_SIGN_IN_HOURS * 3_600_000

type Session = { id: string; codeAt?: string | null }
type Person = { sessions?: Session[] | null; _sid?: string } | null | undefined

export function hasFreshCode(person: Person, now = new Date()): boolean {
  const codeAt = person?.sessions?.find(({ id }) => id === person._sid)?.codeAt
  return Boolean(codeAt) && now.getTime() - new Date(codeAt!).getTime() < CODE_MINUTES * 60_000
}
