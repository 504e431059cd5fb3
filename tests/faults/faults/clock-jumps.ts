import { poll } from '#database/start/poll'
import { fakeTimeLibrary } from '../world/faked-clock'
import { type ClockWorld, openClockWorld } from '../world/clock-world'
import type { World } from '../world/world'
import type { Fault } from './fault'

const LIMIT_MS = 45_000
/** Before a change of the clock: enough to order a letter first. */
const BEFORE_MS = 6_000

export const noFakeTime = () =>
  fakeTimeLibrary() ? null : 'libfaketime is missing (apt-get install faketime)'

export async function inClockWorld(world: World, at: Date, work: (world: ClockWorld) => Promise<void>) {
  const clockWorld = await openClockWorld(world, at)
  await work(clockWorld).finally(clockWorld.close)
}

export async function expectSoon(what: string, ask: () => Promise<boolean>) {
  const isSo = await poll({ ask: async () => (await ask()) || null, limitMs: LIMIT_MS, everyMs: 250 })
  if (!isSo) throw new Error(`not so after ${LIMIT_MS / 1_000} s: ${what}`)
}

export async function expectOnce(what: string, count: () => Promise<number>) {
  await expectSoon(`once: ${what}`, async () => (await count()) > 0)
  const times = await count()
  if (times !== 1) throw new Error(`${times} times: ${what}`)
}

/** On the 28th of March the hour from two to three is missing, on the 31st of October it comes twice. */
const changes = {
  'clock-to-summer': new Date('2027-03-28T01:00:00Z'),
  'clock-to-winter': new Date('2027-10-31T01:00:00Z'),
}

/** The site runs through the change: its jobs go on, each once, and letters ordered on both sides arrive. */
const acrossChange = (name: keyof typeof changes): Fault => ({
  name,
  times: 1,
  isImpossible: noFakeTime,
  run: (world) => {
    const change = changes[name]
    const at = (ms: number) => new Date(change.getTime() + ms)
    return inClockWorld(world, at(-300_000), async ({ call, client, clock, isHealthy, mail, newMember }) => {
      const emails = ['predi@example.org', 'sled@example.org', 'po-kasno@example.org']
      for (const email of emails) await newMember(email)
      const order = async (email: string) => {
        const sent = await call('POST', '/api/users/forgot-password', { body: { email } })
        if (sent.outcome !== 'acknowledged') throw new Error(`no letter: ${sent.status} ${sent.text}`)
      }
      clock.jumpTo(at(-BEFORE_MS))
      await order(emails[0]!)
      await expectSoon('the change has come', async () => clock.now() > at(1_000))
      await order(emails[1]!)
      for (const email of emails.slice(0, 2)) await expectOnce(email, async () => mail.to(email).length)
      // Half an hour on the other side; in autumn these are local times that have been before.
      clock.jumpTo(at(30 * 60_000 + 20_000))
      await order(emails[2]!)
      await expectOnce(emails[2]!, async () => mail.to(emails[2]!).length)
      await expectOnce('the job of that minute', async () => {
        const { rows } = await client.query<{ count: number }>(
          `select count(*)::int as count from job_runs where task = 'watchAdExpiry' and due = $1`,
          [at(30 * 60_000 + 30_000).toISOString()],
        )
        return rows[0]!.count
      })
      if (!(await isHealthy())) throw new Error('not healthy after the change')
    })
  },
})

export const clockToSummer = acrossChange('clock-to-summer')
export const clockToWinter = acrossChange('clock-to-winter')
