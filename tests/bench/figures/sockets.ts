import type { LiveMessage } from '#changes/rooms'
import { askWell } from '../ask'
import { startBaseline } from '../baselines/start-baseline'
import type { Figure } from '../figure'
import { type Member, newMembers } from '../members'
import { percentileOf } from '../results'
import { openSockets } from '../sockets'
import { openWrites } from '../writes'

const SOCKETS = 2_000
const COMMENTS = 5
const isComment = ({ collection }: LiveMessage) => collection === 'forum-comments'

export const sockets: Figure = {
  name: 'sockets',
  title: `a comment is told to ${SOCKETS.toLocaleString('en')} signed-in readers of its topic, from many addresses`,
  baseline: 'a bare socket.io server that sends the same messages to as many sockets',
  measures: {
    whole: {
      title: 'from sending it until 99 of 100 have heard it',
      unit: 'ms',
      goal: { of: 'ratio', atMost: 1.25 },
    },
    told: {
      title: 'from the first who hears it to 99 of 100',
      unit: 'ms',
      goal: { of: 'ratio', atMost: 1.25 },
    },
    memory: { title: 'memory for one socket', unit: 'kB', goal: { of: 'ratio', atMost: 1.15 } },
  },
  prepare: async (site) => {
    const { topic, write } = await openWrites(site)
    const [reader, ...writers] = (await newMembers(site, 1 + COMMENTS)) as [Member, ...Member[]]
    const open = (url: string, count: number) =>
      openSockets({ url, count, room: `topic:${topic}`, cookie: reader.cookie })
    const one = await open(site.url, 1)
    let answer: Buffer = Buffer.alloc(0)
    const messages = await one.messages(isComment, async () => {
      answer = (await site.ask(write.comment(writers[0]!))).bytes
    })
    one.close()
    const bare = await startBaseline({ script: 'broadcast.ts', given: { messages, answer } })

    const pass =
      ({ url, probe }: Pick<typeof site, 'url' | 'probe'>) =>
      async () => {
        const before = await probe.memory()
        const audience = await open(url, SOCKETS)
        const memory = ((await probe.memory()) - before) / SOCKETS / 1_000
        const times: number[][] = []
        for (const writer of writers) {
          const comment = write.comment(writer)
          times.push(
            await audience.hearing(isComment, () => askWell({ ...comment, url: url + comment.path })),
          )
        }
        audience.close()
        const whole = percentileOf(times.flat(), 0.99)
        const told = percentileOf(
          times.flatMap((heard) => sinceFirst(heard)),
          0.99,
        )
        return { whole, told, memory }
      }
    return { ours: pass(site), baseline: pass(bare), close: bare.close }
  },
}

function sinceFirst(times: number[]): number[] {
  const first = Math.min(...times)
  return times.map((time) => time - first)
}
