import type { Socket } from 'socket.io'
import { isStaff } from '#domain/roles'
import type { Accounts } from './accounts'
import type { Holder } from './identify'
import { tokenHolder } from './token-holder'

type Doubt = (holder: NonNullable<Holder>) => boolean

type Holders = {
  accounts: Pick<Accounts, 'keys' | 'standingOf'>
  byCookie: (cookie: string | undefined) => Promise<Holder>
}

export const showsToken = ({ handshake }: Socket) => handshake.auth.token !== undefined

export function createHolders({ accounts, byCookie }: Holders) {
  const known = new WeakMap<Socket, Promise<Holder>>()
  const socketsOf = new Map<string, Map<Socket, NonNullable<Holder>>>()
  const pending = new Set<Doubt[]>()

  const ask = async (socket: Socket): Promise<Holder> => {
    const { auth, headers } = socket.handshake
    const doubts: Doubt[] = []
    pending.add(doubts)
    try {
      for (;;) {
        doubts.length = 0
        const holder = showsToken(socket)
          ? await tokenHolder({ token: auth.token, accounts })
          : await byCookie(headers.cookie)
        if (!holder || !doubts.some((isDoubted) => isDoubted(holder))) return holder
      }
    } finally {
      pending.delete(doubts)
    }
  }

  const remember = (socket: Socket, holder: Holder) => {
    if (!holder || !socket.connected || socketsOf.get(holder.id)?.has(socket)) return
    const own = socketsOf.get(holder.id) ?? new Map<Socket, NonNullable<Holder>>()
    socketsOf.set(holder.id, own.set(socket, holder))
    socket.data = { holder }
    socket.once('disconnect', () => {
      own.delete(socket)
      if (own.size === 0) socketsOf.delete(holder.id)
    })
  }

  const doubt = (isDoubted: Doubt) => pending.forEach((doubts) => doubts.push(isDoubted))

  const recheckAccount = async (userId: string) => {
    const own = socketsOf.get(userId)
    if (!own) return
    const standing = await accounts.standingOf(userId).catch(() => 'unknown' as const)
    for (const [socket, { sessionId, role }] of own) {
      const isOver = standing !== 'unknown' && !standing?.sessionIds.has(sessionId)
      if (isOver) socket.disconnect(true)
      else if (standing === 'unknown' || standing?.role !== role) socket.conn.close()
    }
  }

  return {
    of: async (socket: Socket): Promise<Holder> => {
      const asked = known.get(socket) ?? ask(socket)
      known.set(socket, asked)
      try {
        const holder = await asked
        remember(socket, holder)
        return holder
      } catch (error) {
        known.delete(socket)
        throw error
      }
    },
    recheck: async (userId: string) => {
      doubt(({ id }) => id === userId)
      await recheckAccount(userId)
    },
    recheckStaff: async () => {
      doubt(isStaff)
      const ids = [...socketsOf].filter(([, own]) => [...own.values()].some(isStaff)).map(([id]) => id)
      await Promise.all(ids.map(recheckAccount))
    },
  }
}
