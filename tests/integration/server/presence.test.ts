import type { Socket } from 'socket.io-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { join, liveSite } from '#support/changes/live-site'
import { signedInMember } from '#support/members'
import { until } from '#support/until'

let site: Awaited<ReturnType<typeof liveSite>>
beforeAll(async () => void (site = await liveSite()))
afterAll(() => site.stop())

type Seen = { readers: number; typing: string[]; typists: string[] }

async function reader(room: string, fullName = 'Калоян Вълчев') {
  const { id, headers } = await signedInMember({ fullName })
  const open = async () => {
    const socket = await site.connect(headers.Cookie)
    expect(await join(socket, { room })).toMatchObject({ ok: true })
    return socket
  }
  return { id, open, socket: await open() }
}

async function watching(room: string, socket: Socket) {
  const seen: Seen[] = []
  socket.on('presence', ({ readers, typing, typists }: Seen) => seen.push({ readers, typing, typists }))
  seen.push((await socket.timeout(5_000).emitWithAck('watch', room)) as Seen)
  return { latest: () => seen.at(-1), seen }
}

const someTopic = () => `topic:${crypto.randomUUID()}`

describe('who reads along', () => {
  it('is counted by person and follows who comes and goes', async () => {
    const room = someTopic()
    const vera = await reader(room)
    const { latest } = await watching(room, vera.socket)
    expect(latest()).toEqual({ readers: 1, typing: [], typists: [] })
    const ivan = await reader(room)
    await until(() => latest()?.readers === 2)
    const secondTab = await ivan.open()
    const guest = await reader(room)
    await until(() => latest()?.readers === 3)
    ivan.socket.close()
    guest.socket.emit('leave', room)
    await until(() => latest()?.readers === 2)
    secondTab.close()
    await until(() => latest()?.readers === 1)
  })

  it('is told to nobody who is not in the room', async () => {
    const room = someTopic()
    await reader(room)
    const stranger = await site.connect()
    const answer = stranger.timeout(300).emitWithAck('watch', room)
    await expect(answer).rejects.toThrow('timed out')
  })
})

describe('who is typing', () => {
  it('is named by the server, and not told of oneself', async () => {
    const room = someTopic()
    const [vera, ivan] = [await reader(room, 'Вера Тодорова'), await reader(room, 'Иван Колев')]
    const [byVera, byIvan] = [await watching(room, vera.socket), await watching(room, ivan.socket)]
    ivan.socket.emit('typing', room, 'Друго Име')
    await until(() => byVera.latest()!.typing.length > 0)
    expect(byVera.latest()).toEqual({ readers: 2, typing: ['Иван Колев'], typists: [ivan.id] })
    expect(byIvan.seen.every(({ typing }) => typing.length === 0)).toBe(true)
    await until(() => byVera.latest()!.typing.length === 0)
  })

  it('is not said a moment longer of whoever leaves, unless another tab of theirs stays', async () => {
    const room = someTopic()
    const [vera, ivan] = [await reader(room), await reader(room, 'Иван Колев')]
    const secondTab = await ivan.open()
    const { latest, seen } = await watching(room, vera.socket)
    secondTab.emit('typing', room)
    await until(() => latest()!.typing.length === 1)
    ivan.socket.close()
    await reader(room)
    await until(() => latest()!.readers === 3)
    expect(latest()!.typing).toEqual(['Иван Колев'])
    secondTab.close()
    await until(() => latest()!.readers === 2)
    expect(seen.slice(-2).map(({ typing }) => typing.length)).toEqual([1, 0])
  })

  it('is not said of visitors, nor where nobody watches', async () => {
    const room = `post:${crypto.randomUUID()}`
    const visitor = await site.connect()
    await join(visitor, { room })
    const vera = await reader(room, 'Вера Тодорова')
    vera.socket.emit('typing', room)
    const { seen, latest } = await watching(room, visitor)
    visitor.emit('typing', room)
    const ivan = await reader(room, 'Иван Колев')
    await until(() => latest()!.readers === 3)
    expect(seen.flatMap(({ typing }) => typing)).toEqual([])
    ivan.socket.emit('typing', room)
    await until(() => latest()!.typing.length === 1)
    expect(latest()!.typing).toEqual(['Иван Колев'])
  })
})
