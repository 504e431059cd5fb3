type StoredSession = {
  id: string
  browser?: string | null
  ip?: string | null
  createdAt?: string | null
  lastUsedAt?: string | null
  expiresAt: string
}

/** One place where a member is signed in. */
export type OwnSession = {
  id: string
  browser: string | null
  ip: string | null
  createdAt: string | null
  lastUsedAt: string | null
  current: boolean
}

type Question = { sessions: StoredSession[] | null | undefined; currentId: string | undefined; now: Date }

/** Those that still work: this one first, then the ones used last. */
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
