import { EventEmitter } from 'node:events'
import type { Socket } from 'socket.io'
import { describe, expect, test, vi } from 'vitest'
import type { AccountState } from '#database/statements/account/account-state'
import { createSocketIdentities } from '#server/sockets/socket-identities'
import type { Identity } from '#server/sockets/identify-by-cookie'

const member = { id: 'm1', role: 'user', sessionId: 's1' } as const

function socketOf(cookie = 'payload-token=x') {
  const emitter = new EventEmitter()
  const socket = Object.assign(emitter, {
    connected: true,
    handshake: { auth: {}, headers: { cookie } },
    disconnect: vi.fn(),
    conn: { close: vi.fn() },
  })
  return socket as typeof socket & Socket
}

const state = (given: Partial<AccountState> = {}): AccountState => ({
  role: 'user',
  sessionIds: new Set(['s1']),
  ...given,
})

function identitiesWith({
  answers,
  now,
}: {
  answers: Promise<Identity | null>[]
  now?: () => Promise<AccountState | null>
}) {
  const stateOf = vi.fn(now ?? (async () => state()))
  const byCookie = vi.fn(() => answers.shift() ?? Promise.resolve(null))
  return {
    ...createSocketIdentities({ accounts: { keys: async () => [], stateOf }, byCookie }),
    stateOf,
    byCookie,
  }
}

describe('the identity of a socket', () => {
  test('is looked up once', async () => {
    const { of, byCookie } = identitiesWith({ answers: [Promise.resolve(member)] })
    const socket = socketOf()
    expect(await Promise.all([of(socket), of(socket)])).toEqual([member, member])
    expect(byCookie).toHaveBeenCalledTimes(1)
  })

  test('is looked up again after a failure', async () => {
    const { of } = identitiesWith({ answers: [Promise.reject(new Error('gone')), Promise.resolve(member)] })
    const socket = socketOf()
    await expect(of(socket)).rejects.toThrow('gone')
    expect(await of(socket)).toEqual(member)
  })

  test('is looked up again when the result is outdated on arrival', async () => {
    let respond: (identity: Identity | null) => void = () => undefined
    const old = new Promise<Identity | null>((resolve) => (respond = resolve))
    const { of, recheck } = identitiesWith({ answers: [old, Promise.resolve(null)] })
    const asked = of(socketOf())
    await recheck(member.id)
    respond(member)
    expect(await asked).toBeNull()
  })

  test('is not affected by a change of another account at the same time', async () => {
    let respond: (identity: Identity | null) => void = () => undefined
    const answer = new Promise<Identity | null>((resolve) => (respond = resolve))
    const { of, recheck, byCookie } = identitiesWith({ answers: [answer] })
    const asked = of(socketOf())
    await recheck('друг')
    respond(member)
    expect(await asked).toEqual(member)
    expect(byCookie).toHaveBeenCalledTimes(1)
  })
})

describe('when the requirements for staff change', () => {
  const moderator = { id: 'm2', role: 'moderator', sessionId: 's2' } as const

  test('looks up staff again, and nobody else', async () => {
    const { of, recheckStaff, stateOf } = identitiesWith({
      answers: [Promise.resolve(member), Promise.resolve(moderator)],
      now: async () => state({ sessionIds: new Set(['s2']) }),
    })
    const [calm, cut] = [socketOf(), socketOf()]
    await of(calm)
    await of(cut)
    await recheckStaff()
    expect(stateOf.mock.calls).toEqual([[moderator.id]])
    expect([calm, cut].map(({ conn }) => conn.close.mock.calls.length)).toEqual([0, 1])
  })

  test('ignores an outdated result for staff', async () => {
    let respond: (identity: Identity | null) => void = () => undefined
    const old = new Promise<Identity | null>((resolve) => (respond = resolve))
    const asMember = { ...moderator, role: 'user' } as const
    const { of, recheckStaff } = identitiesWith({ answers: [old, Promise.resolve(asMember)] })
    const asked = of(socketOf())
    await recheckStaff()
    respond(moderator)
    expect(await asked).toEqual(asMember)
  })
})

describe('after a change of the account', () => {
  const rechecked = async (now: () => Promise<AccountState | null>) => {
    const { of, recheck } = identitiesWith({ answers: [Promise.resolve(member)], now })
    const socket = socketOf()
    await of(socket)
    await recheck(member.id)
    return { isOut: socket.disconnect.mock.calls.length > 0, isCut: socket.conn.close.mock.calls.length > 0 }
  }

  test.each<[string, () => Promise<AccountState | null>, { isOut: boolean; isCut: boolean }]>([
    ['stays with the same session and role', async () => state(), { isOut: false, isCut: false }],
    [
      'is disconnected without its session',
      async () => state({ sessionIds: new Set() }),
      { isOut: true, isCut: false },
    ],
    ['is disconnected without its account', async () => null, { isOut: true, isCut: false }],
    ['must reconnect with another role', async () => state({ role: 'admin' }), { isOut: false, isCut: true }],
    [
      'must reconnect when the database does not answer',
      () => Promise.reject(new Error('gone')),
      { isOut: false, isCut: true },
    ],
  ])('a socket %s', async (_, now, expected) => {
    expect(await rechecked(now)).toEqual(expected)
  })

  test('an account without sockets needs no database query', async () => {
    const { of, recheck, stateOf } = identitiesWith({ answers: [Promise.resolve(member)] })
    const socket = socketOf()
    await of(socket)
    socket.emit('disconnect')
    await recheck(member.id)
    expect(stateOf).not.toHaveBeenCalled()
  })
})
