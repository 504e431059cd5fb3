import { EventEmitter } from 'node:events'
import type { Socket } from 'socket.io'
import { describe, expect, test, vi } from 'vitest'
import type { Standing } from '#database/statements/account/account-standing'
import { createHolders } from '#server/sockets/holders'
import type { Holder } from '#server/sockets/identify'

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

const standing = (given: Partial<Standing> = {}): Standing => ({
  role: 'user',
  sessionIds: new Set(['s1']),
  ...given,
})

function holdersWith({ answers, now }: { answers: Promise<Holder>[]; now?: () => Promise<Standing | null> }) {
  const standingOf = vi.fn(now ?? (async () => standing()))
  const byCookie = vi.fn(() => answers.shift() ?? Promise.resolve(null))
  return {
    ...createHolders({ accounts: { keys: async () => [], standingOf }, byCookie }),
    standingOf,
    byCookie,
  }
}

describe('the holder of a socket', () => {
  test('is looked up once', async () => {
    const { of, byCookie } = holdersWith({ answers: [Promise.resolve(member)] })
    const socket = socketOf()
    expect(await Promise.all([of(socket), of(socket)])).toEqual([member, member])
    expect(byCookie).toHaveBeenCalledTimes(1)
  })

  test('is looked up again after a failure', async () => {
    const { of } = holdersWith({ answers: [Promise.reject(new Error('gone')), Promise.resolve(member)] })
    const socket = socketOf()
    await expect(of(socket)).rejects.toThrow('gone')
    expect(await of(socket)).toEqual(member)
  })

  test('is looked up again when the result is outdated on arrival', async () => {
    let tell: (holder: Holder) => void = () => undefined
    const old = new Promise<Holder>((resolve) => (tell = resolve))
    const { of, recheck } = holdersWith({ answers: [old, Promise.resolve(null)] })
    const asked = of(socketOf())
    await recheck(member.id)
    tell(member)
    expect(await asked).toBeNull()
  })

  test('is not affected by a change of another account at the same time', async () => {
    let tell: (holder: Holder) => void = () => undefined
    const answer = new Promise<Holder>((resolve) => (tell = resolve))
    const { of, recheck, byCookie } = holdersWith({ answers: [answer] })
    const asked = of(socketOf())
    await recheck('друг')
    tell(member)
    expect(await asked).toEqual(member)
    expect(byCookie).toHaveBeenCalledTimes(1)
  })
})

describe('when the requirements for staff change', () => {
  const moderator = { id: 'm2', role: 'moderator', sessionId: 's2' } as const

  test('looks up staff again, and nobody else', async () => {
    const { of, recheckStaff, standingOf } = holdersWith({
      answers: [Promise.resolve(member), Promise.resolve(moderator)],
      now: async () => standing({ sessionIds: new Set(['s2']) }),
    })
    const [calm, cut] = [socketOf(), socketOf()]
    await of(calm)
    await of(cut)
    await recheckStaff()
    expect(standingOf.mock.calls).toEqual([[moderator.id]])
    expect([calm, cut].map(({ conn }) => conn.close.mock.calls.length)).toEqual([0, 1])
  })

  test('ignores an outdated result for staff', async () => {
    let tell: (holder: Holder) => void = () => undefined
    const old = new Promise<Holder>((resolve) => (tell = resolve))
    const asMember = { ...moderator, role: 'user' } as const
    const { of, recheckStaff } = holdersWith({ answers: [old, Promise.resolve(asMember)] })
    const asked = of(socketOf())
    await recheckStaff()
    tell(moderator)
    expect(await asked).toEqual(asMember)
  })
})

describe('after a change of the account', () => {
  const rechecked = async (now: () => Promise<Standing | null>) => {
    const { of, recheck } = holdersWith({ answers: [Promise.resolve(member)], now })
    const socket = socketOf()
    await of(socket)
    await recheck(member.id)
    return { isOut: socket.disconnect.mock.calls.length > 0, isCut: socket.conn.close.mock.calls.length > 0 }
  }

  test.each<[string, () => Promise<Standing | null>, { isOut: boolean; isCut: boolean }]>([
    ['stays with the same session and role', async () => standing(), { isOut: false, isCut: false }],
    [
      'is disconnected without its session',
      async () => standing({ sessionIds: new Set() }),
      { isOut: true, isCut: false },
    ],
    ['is disconnected without its account', async () => null, { isOut: true, isCut: false }],
    [
      'must reconnect with another role',
      async () => standing({ role: 'admin' }),
      { isOut: false, isCut: true },
    ],
    [
      'must reconnect when the database does not answer',
      () => Promise.reject(new Error('gone')),
      { isOut: false, isCut: true },
    ],
  ])('a socket %s', async (_, now, expected) => {
    expect(await rechecked(now)).toEqual(expected)
  })

  test('an account without sockets needs no database query', async () => {
    const { of, recheck, standingOf } = holdersWith({ answers: [Promise.resolve(member)] })
    const socket = socketOf()
    await of(socket)
    socket.emit('disconnect')
    await recheck(member.id)
    expect(standingOf).not.toHaveBeenCalled()
  })
})
