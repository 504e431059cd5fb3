import { AD_NOTICE_HOURS, SMALL_AD_DAYS } from '#domain/limits'
import { smallAdCategories } from '#domain/small-ads/small-ad-values'
import type { ClockWorld } from '../world/clock-world'
import { expectOnce, expectSoon, inClockWorld, noFakeTime } from './clock-jumps'
import type { Fault } from './fault'

const HOUR_MS = 3_600_000
const email = 'obyava@example.org'
const title = 'Proba Velosiped'
const input = {
  ...{ authorName: 'Proba', title, category: smallAdCategories[0], description: 'Proba' },
  ...{ city: 'Dortmund', contact: '+49 231 5550000' },
}

/** The clock jumps to the notice of an ad's end, and over its end. */
export const clockExpiry: Fault = {
  name: 'clock-over-expiry',
  times: 1,
  isImpossible: noFakeTime,
  run: (world) => inClockWorld(world, new Date(), jumpOverExpiry),
}

async function jumpOverExpiry({ call, client, clock, mail, newMember }: ClockWorld) {
  const owner = await newMember(email)
  const publish = () => call('POST', '/api/small-ads', { cookie: owner.cookie, body: input })
  const { data, text } = await publish()
  if (!data) throw new Error(`no ad: ${text}`)
  const { id, expiresAt } = data.doc as { id: string; expiresAt: string }
  const inDays = (Date.parse(expiresAt) - clock.now().getTime()) / HOUR_MS / 24
  if (Math.abs(inDays - SMALL_AD_DAYS) > 0.1) throw new Error(`the ad ends in ${inDays} days`)
  const isSeen = async () => (await call('GET', `/api/small-ads/${id}`)).status === 200
  const isFound = async () =>
    (await call('GET', `/api/search?q=Velosiped`)).data?.results.some((one: { id: string }) => one.id === id)
  await expectSoon('the ad is seen and found', async () => (await isSeen()) && (await isFound()))

  clock.jumpTo(shortlyBeforeJob(Date.parse(expiresAt) - (AD_NOTICE_HOURS - 1) * HOUR_MS))
  await expectOnce('notification of the end', async () => {
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::int as count from notifications where owner_id = $1 and type = 'ad_expiring'`,
      [owner.id],
    )
    return rows[0]!.count
  })
  await expectOnce('letter of the end', async () => mail.to(email).length)
  if (!(await isSeen())) throw new Error('the ad was gone too early')

  clock.jumpTo(shortlyBeforeJob(Date.parse(expiresAt) + HOUR_MS))
  await expectSoon('the ad is neither seen nor found', async () => !(await isSeen()) && !(await isFound()))
  await expectSoon('its end is announced', async () => {
    const { rows } = await client.query<{ notice: string }>(
      `select expiry_notice as notice from small_ads where id = $1`,
      [id],
    )
    return rows[0]!.notice === 'over'
  })
  const next = await publish()
  if (next.outcome !== 'acknowledged') throw new Error(`no ad after the end: ${next.status} ${next.text}`)
}

/** The job that looks at ads runs at the thirtieth second of each minute. */
function shortlyBeforeJob(near: number): Date {
  const date = new Date(near)
  date.setUTCSeconds(24, 0)
  return date
}
