import { describe, expect, it } from 'vitest'
import { longDateTime } from '#domain/time/dates'
import { emailsTo } from '#support/emails'
import { getTestPayload, rest } from '#support/rest'
import { runRawSql } from '#support/run-sql'
import { expireIn, newSmallAd } from '#support/small-ads'

/** What several processes do at the same moment. */
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

describe('обява, която изтича', () => {
  it('собственикът научава веднъж, с известие и с писмо', async () => {
    const { id, owner } = await newSmallAd({ title: 'Детско  колело' })
    await expireIn(id, 23)
    await watch(5)
    await watch(5)
    const [notice, ...more] = await notices(owner.headers)
    const { expiresAt } = (await rest('GET', `/small-ads/${id}`)).data
    expect(more).toEqual([])
    expect(notice).toMatchObject({
      type: 'ad_expiring',
      title: 'Обявата Ви изтича',
      message: `„Детско  колело“ е валидна до ${longDateTime(expiresAt)}. Можете да я подновите за още 7 дни.`,
      data: { collection: 'small-ads', id },
    })
    const letters = await emailsTo(owner.email)
    expect(letters).toHaveLength(1)
    expect(letters[0]).toContain(`Обявата „Детско колело“ е валидна до ${longDateTime(expiresAt)}.`)
    expect(letters[0]).toContain('http://localhost:3000/dashboard')
    expect(await emailsTo(owner.email)).toHaveLength(1)
  })

  it('писмо, поръчано два пъти, се праща веднъж', async () => {
    const { id, owner } = await newSmallAd()
    await expireIn(id, 2)
    await watch()
    const payload = await getTestPayload()
    await payload.jobs.queue({ task: 'sendAdExpiry', queue: 'mail', input: { ad: id } })
    expect(await emailsTo(owner.email)).toHaveLength(1)
  })

  it.each([
    ['има още ден и час', 25],
    ['вече е изтекла', -1],
  ])('не се казва нищо, когато %s', async (_, hours) => {
    const { id, owner } = await newSmallAd()
    await expireIn(id, hours)
    await watch()
    expect(await notices(owner.headers)).toEqual([])
    expect(await emailsTo(owner.email)).toEqual([])
  })

  it('подновената не чака писмо, а следващия път се казва отново', async () => {
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

  it('промяна на текста не повтаря известието', async () => {
    const { id, owner } = await newSmallAd()
    await expireIn(id, 3)
    const edit = () => rest('PATCH', `/small-ads/${id}`, { body: { price: '1 €' }, headers: owner.headers })
    await Promise.all([watch(), edit(), edit(), edit()])
    await watch()
    expect(await notices(owner.headers)).toHaveLength(1)
  })
})

describe('обява, която е изтекла', () => {
  it('съобщава се веднъж, че я няма за посетители', async () => {
    const { id } = await newSmallAd()
    await expireIn(id, -0.001)
    await watch(3)
    await watch()
    const ends = (await changesOf(id)).filter(({ extra }) => extra.before !== null && extra.after === null)
    expect(ends).toHaveLength(1)
  })
})
