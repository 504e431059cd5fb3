import type { Socket } from 'socket.io'
import { isStaff } from '#domain/roles'
import type { Accounts } from './accounts'
import type { Identity } from './identify-by-cookie'
import { identifyByToken } from './identify-by-token'

/** Whether an answer that is on its way may be outdated. */
type Invalidation = (identity: Identity) => boolean

type Parts = {
  accounts: Pick<Accounts, 'keys' | 'stateOf'>
  byCookie: (cookie: string | undefined) => Promise<Identity | null>
}

export const showsToken = ({ handshake }: Socket) => handshake.auth.token !== undefined

/** Whose session each socket was opened with; checked again when the account changes. */
export function createSocketIdentities({ accounts, byCookie }: Parts) {
  const known = new WeakMap<Socket, Promise<Identity | null>>()
  const socketsOf = new Map<string, Map<Socket, Identity>>()
  const pending = new Set<Invalidation[]>()

  const ask = async (socket: Socket): Promise<Identity | null> => {
    const { auth, headers } = socket.handshake
    const invalidations: Invalidation[] = []
    pending.add(invalidations)
    try {
      for (;;) {
        invalidations.length = 0
        const identity = showsToken(socket)
          ? await identifyByToken({ token: auth.token, accounts })
          : await byCookie(headers.cookie)
        if (!identity || !invalidations.some((isInvalid) => isInvalid(identity))) return identity
      }
    } finally {
      pending.delete(invalidations)
    }
  }

  const remember = (socket: Socket, identity: Identity | null) => {
    if (!identity || !socket.connected || socketsOf.get(identity.id)?.has(socket)) return
    const own = socketsOf.get(identity.id) ?? new Map<Socket, Identity>()
    socketsOf.set(identity.id, own.set(socket, identity))
    socket.data = { identity }
    socket.once('disconnect', () => {
      own.delete(socket)
      if (own.size === 0) socketsOf.delete(identity.id)
    })
  }

  const invalidate = (isInvalid: Invalidation) =>
    pending.forEach((invalidations) => invalidations.push(isInvalid))

  const recheckAccount = async (userId: string) => {
    const own = socketsOf.get(userId)
    if (!own) return
    const state = await accounts.stateOf(userId).catch(() => 'unknown' as const)
    for (const [socket, { sessionId, role }] of own) {
      const isOver = state !== 'unknown' && !state?.sessionIds.has(sessionId)
      if (isOver) socket.disconnect(true)
      else if (state === 'unknown' || state?.role !== role) socket.conn.close()
    }
  }

  return {
    of: async (socket: Socket): Promise<Identity | null> => {
      const asked = known.get(socket) ?? ask(socket)
      known.set(socket, asked)
      try {
        const identity = await asked
        remember(socket, identity)
        return identity
      } catch (error) {
        known.delete(socket)
        throw error
      }
    },
    recheck: async (userId: string) => {
      invalidate(({ id }) => id === userId)
      await recheckAccount(userId)
    },
    recheckStaff: async () => {
      invalidate(isStaff)
      const ids = [...socketsOf].filter(([, own]) => [...own.values()].some(isStaff)).map(([id]) => id)
      await Promise.all(ids.map(recheckAccount))
    },
  }
}
