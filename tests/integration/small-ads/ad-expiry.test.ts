import { describe, expect, it } from 'vitest'
import { longDateTime } from '#domain/time/dates'
import { emailsTo } from '#support/emails'
import { getTestPayload, rest } from '#support/rest'
import { runRawSql } from '#support/run-sql'
import { expireIn, newSmallAd } from '#support/small-ads'

/** Runs the job as often as several processes would. */
async function watch(times = 1) {
  const payload = await getTestPayload()
  for (let index = 0; index < times; index += 1) {
    await payload.jobs.queue({ task: 'watchAdExpiry', queue: 'default', input: {} })
  }
  await payload.jobs.run({ queue: 'default', limit: 100 })
}

const notices = async (headers: Record<string, string>) =>
  (await rest('GET', '/notifications', { headers })).data.docs
const changesOf = (id: string) =>
  runRawSql<{ extra: { before: unknown; after: unknown } }>(
    `select extra from changes where document_id = '${id}' order by key`,
  )

describe('an ad about to expire', () => {
  it('notifies the owner once, by notification and email', async () => {
    const { id, owner } = await newSmallAd({ title: 'Детско колело' })
    await expireIn(id, 23)
    await watch(5)
    await watch(5)
    const [notice, ...more] = await notices(owner.headers)
    const { expiresAt } = (await rest('GET', `/small-ads/${id}`)).data
    expect(more).toEqual([])
    expect(notice).toMatchObject({
      type: 'ad_expiring',
      title: 'Обявата Ви изтича',
      message: `„Детско колело“ е валидна до ${longDateTime(expiresAt)}. Можете да я подновите за още 7 дни.`,
      data: { collection: 'small-ads', id },
    })
    const letters = await emailsTo(owner.email)
    expect(letters).toHaveLength(1)
    expect(letters[0]).toContain(`Обявата „Детско колело“ е валидна до ${longDateTime(expiresAt)}.`)
    expect(letters[0]).toContain('http://localhost:3000/dashboard')
    expect(await emailsTo(owner.email)).toHaveLength(1)
  })

  it('sends an email that was queued twice only once', async () => {
    const { id, owner } = await newSmallAd()
    await expireIn(id, 2)
    await watch()
    const payload = await getTestPayload()
    await payload.jobs.queue({ task: 'sendAdExpiry', queue: 'mail', input: { ad: id } })
    expect(await emailsTo(owner.email)).toHaveLength(1)
  })

  it.each([
    ['has 25 hours left', 25],
    ['has expired', -1],
  ])('sends nothing when it %s', async (_, hours) => {
    const { id, owner } = await newSmallAd()
    await expireIn(id, hours)
    await watch()
    expect(await notices(owner.headers)).toEqual([])
    expect(await emailsTo(owner.email)).toEqual([])
  })

  it('sends no email once renewed, and notifies again the next time', async () => {
    const { id, owner } = await newSmallAd()
    await expireIn(id, 3)
    await watch()
    expect((await rest('POST', `/small-ads/${id}/renew`, { headers: owner.headers })).status).toBe(200)
    expect(await emailsTo(owner.email)).toEqual([])
    await expireIn(id, 3)
    await watch()
    expect(await notices(owner.headers)).toHaveLength(2)
    expect(await emailsTo(owner.email)).toHaveLength(1)
  })

  it('does not repeat the notification after an edit', async () => {
    const { id, owner } = await newSmallAd()
    await expireIn(id, 3)
    const edit = () => rest('PATCH', `/small-ads/${id}`, { body: { price: '1 €' }, headers: owner.headers })
    await Promise.all([watch(), edit(), edit(), edit()])
    await watch()
    expect(await notices(owner.headers)).toHaveLength(1)
  })
})

describe('an expired ad', () => {
  it('is announced once as gone for visitors', async () => {
    const { id } = await newSmallAd()
    await expireIn(id, -0.001)
    await watch(3)
    await watch()
    const ends = (await changesOf(id)).filter(({ extra }) => extra.before !== null && extra.after === null)
    expect(ends).toHaveLength(1)
  })
})
