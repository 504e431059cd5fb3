import { sql as statement } from '@payloadcms/db-postgres'
import { describe, expect, it } from 'vitest'
import { runSql } from '#database/connection/sql'
import { COMPARED_CONTACTS_MAX } from '#domain/moderation/spam/spam-limits'
import { spamScore, weighText } from '#domain/moderation/spam/spam-score'
import { env } from '#env'
import { newPost } from '#support/community'
import { signedInMember } from '#support/members'
import { getTestPayload, rest } from '#support/rest'
import { caseOf, decide, type Member, nextNumber, send, spam, typesOf } from '#support/spam/held-cases'
import { sql } from '#support/start/sql'
import { until } from '#support/until'

const post = async (author: Member, content: string) =>
  (await send('/posts', author, { content })).data.doc as { id: string; isHeld: boolean }
const change = (id: string, author: Member, content: string) =>
  rest('PATCH', `/posts/${id}`, { ...author, body: { content } })
const byStaff = (id: string, body: object) =>
  rest('PATCH', `/posts/${id}`, { as: 'moderator', body: { ...body } })
const own = async (id: string, author: Member) => (await rest('GET', `/posts/${id}`, author)).data
const report = (itemId: string) =>
  rest('POST', '/reports', { as: 'other', body: { itemType: 'social_post', itemId, reason: 'Спам' } })
const outcomes = async (id: string) =>
  (await caseOf('social_post', id)).data.reports.map(
    ({ status, action }: { status: string; action: string }) => [status, action],
  )

describe('what waits is shown as staff have read it', () => {
  it('and not as its author has changed it meanwhile', async () => {
    const author = await signedInMember()
    const { id } = await post(author, spam())
    const { updatedAt: seen } = (await caseOf('social_post', id)).data.item
    await change(id, author, `${spam()} Сега!`)
    const release = (body: object) => decide('social_post', id, { decision: 'rejected', ...body })
    const refused = await release({ seen })
    expect([refused.status, refused.data.errors[0].message]).toEqual([
      409,
      expect.stringContaining('промени текста'),
    ])
    expect((await rest('GET', `/posts/${id}`, { as: 'other' })).status).toBe(404)
    expect((await release({ seen: (await caseOf('social_post', id)).data.item.updatedAt })).status).toBe(200)
  })

  it('also when its case holds a report of a member, which alone shows nothing', async () => {
    const author = await signedInMember()
    const { id } = await post(author, 'Кой пече баница в неделя?')
    const { data } = await report(id)
    expect((await change(id, author, spam())).data.doc.isHeld).toBe(true)
    const dismissed = { decision: 'rejected' }
    await rest('POST', `/reports/${data.doc.id}/decide`, { as: 'moderator', body: dismissed })
    expect(await own(id, author)).toMatchObject({ hidden: true, isHeld: true })
    expect((await decide('social_post', id, dismissed)).status).toBe(200)
    expect(await own(id, author)).toMatchObject({ hidden: false, isHeld: false })
  })
})

describe('the case of what no longer waits is decided', () => {
  it.each([
    ['shown', { hidden: false }, ['rejected', 'none'], ['item_approved']],
    ['hidden for a reason', { hiddenReason: 'Реклама.' }, ['approved', 'hide'], []],
  ])('when staff have it %s where it stands', async (_, body, outcome, told) => {
    const author = await signedInMember()
    const { id } = await post(author, spam())
    expect((await byStaff(id, body)).status).toBe(200)
    expect(await own(id, author)).toMatchObject({ isHeld: false })
    expect(await outcomes(id)).toEqual([outcome])
    expect(await typesOf(author)).toEqual(told)
  })

  it.each([
    ['staff', ['approved', 'delete']],
    ['its author', ['rejected', 'none']],
  ])('when %s deleted it', async (who, outcome) => {
    const author = await signedInMember()
    const { id } = await post(author, spam())
    const caller = who === 'staff' ? ({ as: 'moderator' } as const) : author
    expect((await rest('DELETE', `/posts/${id}`, caller)).status).toBe(200)
    expect(await outcomes(id)).toEqual([outcome])
  })
})

describe('a correction at the moment of a decision', () => {
  it('leaves what staff have hidden hidden, for their reason', async () => {
    const author = await signedInMember()
    const { id } = await newPost({ author })
    const hiding = statement`update posts set hidden = true, hidden_reason = 'Реклама.' where id = ${id}`
    const { status } = await meanwhile(hiding, () => change(id, author, `Поправено ${nextNumber()}.`))
    expect(status).toBe(200)
    expect(await own(id, author)).toMatchObject({ hidden: true, hiddenReason: 'Реклама.' })
  })

  it('is weighed where it was just shown, and opens a case of its own', async () => {
    const author = await signedInMember()
    const { id } = await post(author, spam())
    await decide('social_post', id, { decision: 'rejected' })
    await sql(env.DATABASE_URL!, `update posts set hidden = true, is_held = true where id = '${id}'`)
    const showing = statement`update posts set hidden = false, is_held = false where id = ${id}`
    await meanwhile(showing, () => change(id, author, `${spam()} Вижте и casino-bonus.top`))
    expect(await own(id, author)).toMatchObject({ hidden: true, isHeld: true })
    expect(await outcomes(id)).toEqual([
      ['pending', 'none'],
      ['rejected', 'none'],
    ])
    expect(await typesOf(author)).toEqual(['item_approved'])
  })
})

it('what staff have shown waits again only for what a correction adds', async () => {
  const author = await signedInMember()
  const text = 'Търся хора за онлайн бизнес, пишете плюс'
  const pointsOf = (of: string) => spamScore(weighText(of).weighed).score
  const { id, isHeld: waits } = await post(author, text)
  expect(waits).toBe(true)
  await decide('social_post', id, { decision: 'rejected' })
  const isHeld = async (content: string) => (await change(id, author, content)).data.doc.isHeld
  const greeted = `${text}! 😊`
  expect(pointsOf(greeted)).toBeGreaterThan(pointsOf(text))
  expect(await isHeld(greeted)).toBe(false)
  expect(await isHeld(`${text}: biznes-onlain.club`)).toBe(true)
})

it('a contact that members of long standing share makes nothing wait', async () => {
  const text = (word: string) =>
    `${word}, препоръчвам уроците на uroci-v-kioln.club, пишете на @uroci_po_nemski`
  const members = []
  for (const word of ['Здравейте', 'Привет', 'Хора', 'Важно']) {
    const member = await signedInMember()
    await post(member, text(word))
    members.push(member.id)
  }
  await sql(
    env.DATABASE_URL!,
    `update users set created_at = now() - interval '8 days' where id in ('${members.join("','")}')`,
  )
  expect(await post(await signedInMember(), text('Ей'))).toMatchObject({ isHeld: false })
})

it('of one text a limited number of contacts is kept', async () => {
  const author = await signedInMember()
  const numbers = Array.from({ length: COMPARED_CONTACTS_MAX * 2 }, (_, index) => `0170 ${1_000_000 + index}`)
  await post(author, `Обадете се на ${numbers.join(', ')}.`)
  const kept = `select count(*)::int as count from spam_contacts where owner_id = '${author.id}'`
  expect(await sql(env.DATABASE_URL!, kept)).toEqual([{ count: COMPARED_CONTACTS_MAX }])
})

it('staff find what waits in the list, and no member does', async () => {
  const author = await signedInMember()
  const { id } = await post(author, spam())
  const found = async (as: 'moderator' | 'other') =>
    (await rest('GET', '/posts?where[isHeld][equals]=true&limit=100', { as })).data.docs?.some(
      (doc: { id: string }) => doc.id === id,
    ) ?? false
  expect([await found('moderator'), await found('other')]).toEqual([true, false])
})

/** The call has read the row when it has to wait for the end of the change. */
async function meanwhile(changing: ReturnType<typeof statement>, call: () => ReturnType<typeof rest>) {
  const payload = await getTestPayload()
  const transactionID = (await payload.db.beginTransaction())!
  await runSql({ payload, transactionID }, changing)
  const answer = call()
  const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await until(async () => (await sql(env.DATABASE_URL!, waiting)).length > 0)
  await payload.db.commitTransaction(transactionID)
  return answer
}
