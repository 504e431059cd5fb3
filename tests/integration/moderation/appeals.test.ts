import { describe, expect, it } from 'vitest'
import type { Waiting } from '#domain/panels/tabs'
import type { CasePage } from '#domain/moderation/cases'
import type { OpenAppeal } from '#domain/moderation/appeals'
import { emailsTo } from '#support/emails'
import { signedInMember } from '#support/members'
import { notificationsOf } from '#support/reported-services'
import { account, cookieOf, rest } from '#support/rest'
import { answerAs, appealAs, decidedService, moveBack, staffMember } from '#support/statements'
import { linesOf } from '#support/trail'

async function appealed(given: object = {}) {
  const decided = await decidedService(given)
  expect((await appealAs(decided.owner, decided.statement.id)).status).toBe(200)
  return decided
}

const stateOf = async (id: string) => (await rest('GET', `/statements/${id}`, { as: 'admin' })).data

describe('an appeal', () => {
  it('is made by the owner, once', async () => {
    const { owner, statement } = await decidedService()
    expect((await appealAs(await signedInMember(), statement.id)).status).toBe(404)
    expect((await appealAs({ headers: {} as never }, statement.id)).status).toBe(401)
    expect((await appealAs({ headers: { Cookie: await cookieOf('admin') } }, statement.id)).status).toBe(404)
    expect((await appealAs(owner, statement.id, '   ')).status).toBe(400)
    expect((await appealAs(owner, statement.id, 'а'.repeat(3001))).status).toBe(400)
    const both = await Promise.all([appealAs(owner, statement.id), appealAs(owner, statement.id)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const again = await appealAs(owner, statement.id)
    expect([again.status, again.data.errors[0].message]).toEqual([
      409,
      'Вече сте обжалвали това решение. Всяко решение се обжалва веднъж.',
    ])
    expect(await stateOf(statement.id)).toMatchObject({
      appealState: 'pending',
      appeal: 'Не искам предплата.',
    })
  })

  it('is too late after six months', async () => {
    const { owner, statement } = await decidedService()
    await moveBack(statement.id, 'created_at', '7 months')
    const late = await appealAs(owner, statement.id)
    expect(late.status).toBe(409)
    expect(late.data.errors[0].message).toContain('Срокът за обжалване изтече')
  })

  it('is possible for a suspended member', async () => {
    const { owner, statement } = await decidedService()
    const through = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)
    const body = { through, reason: 'Спам' }
    expect((await rest('POST', `/users/${owner.id}/suspend`, { as: 'admin', body })).status).toBe(200)
    expect((await appealAs(owner, statement.id)).status).toBe(200)
  })

  it('waits among the cases, in the counts and on a screen that names the first decision', async () => {
    const { statement } = await appealed()
    const { data: page } = await rest<CasePage>('GET', '/cases', { as: 'moderator' })
    const { fullName } = await account('moderator')
    expect(page.appeals.find(({ id }) => id === statement.id)).toMatchObject({
      title: 'Ремонт на бани',
      decidedBy: fullName,
    })
    const { data: waiting } = await rest<Waiting>('GET', '/panel/waiting?kind=appeals', { as: 'moderator' })
    expect(waiting.items.map(({ id }) => id)).toContain(statement.id)
    expect(waiting.counts.appeals).toBeGreaterThan(0)
    await account('admin')
    const path = `/statements/${statement.id}/case`
    const mine = await rest<OpenAppeal>('GET', path, { as: 'moderator' })
    expect(mine.data).toMatchObject({ refusal: 'first', reversal: 'shown', decidedBy: fullName })
    expect(mine.data.others).toContain('Тест admin')
    expect((await rest<OpenAppeal>('GET', path, { as: 'admin' })).data.refusal).toBeNull()
    expect((await rest('GET', path, { as: 'member' })).status).toBe(403)
    expect((await rest('GET', path)).status).toBe(401)
  })
})

describe('the decision on an appeal', () => {
  it('reverses the first one: the item is back, its owner is told, and both stand in the trail', async () => {
    const { owner, serviceId, statement } = await appealed()
    expect((await rest('GET', `/services/${serviceId}`)).status).toBe(404)
    const second = await staffMember()
    const answer = await answerAs(second, statement.id)
    expect([answer.status, answer.data.message]).toEqual([200, 'Решението е отменено'])
    expect((await rest('GET', `/services/${serviceId}`)).status).toBe(200)
    expect(await stateOf(statement.id)).toMatchObject({
      action: 'hide',
      appealState: 'reversed',
      answer: 'Прав сте.',
      reversal: 'shown',
      isSamePerson: false,
    })
    const [told] = await notificationsOf(owner)
    expect(told).toMatchObject({
      title: 'Обжалването е уважено',
      data: { collection: 'statements', id: statement.id },
    })
    const letters = (await emailsTo(owner.email)).filter((one) => one.includes('отменихме решението'))
    expect(letters).toHaveLength(1)
    expect(letters[0]).toContain('Прав сте. Публикацията вече не е скрита.')
    const [line] = await linesOf(statement.id)
    expect(line).toMatchObject({ actor: second.id, action: 'uphold', member: owner.id, reason: 'Прав сте.' })
    const item = await linesOf(serviceId)
    expect(item.map(({ action }) => action)).toContain('reject')
    expect(item[0]!.action).toBe('approve')
  })

  it('can leave it as it is, with an answer', async () => {
    const { owner, serviceId, statement } = await appealed()
    const second = await staffMember()
    expect((await answerAs(second, statement.id, { answer: '' })).status).toBe(400)
    const body = { decision: 'kept', answer: 'Предплатата се вижда в текста.' }
    expect((await answerAs(second, statement.id, body)).status).toBe(200)
    expect((await rest('GET', `/services/${serviceId}`)).status).toBe(404)
    expect((await notificationsOf(owner))[0].message).toContain(body.answer)
    expect((await linesOf(statement.id))[0]).toMatchObject({ action: 'dismiss', reason: body.answer })
    expect((await appealAs(owner, statement.id)).status).toBe(409)
  })

  it('is refused to the first moderator, to members and to visitors', async () => {
    const { owner, statement } = await appealed()
    const first = await answerAs({ headers: { Cookie: await cookieOf('moderator') } }, statement.id)
    expect(first.status).toBe(403)
    expect(first.data.errors[0].message).toContain('обжалването чака друг човек')
    expect((await answerAs(owner, statement.id)).status).toBe(403)
    expect((await answerAs({ headers: {} as never }, statement.id)).status).toBe(401)
    expect((await stateOf(statement.id)).appealState).toBe('pending')
  })

  it('is taken once: of two at the same time the second reads that somebody was faster', async () => {
    const { owner, statement } = await appealed()
    const [one, other] = [await staffMember(), await staffMember('admin')]
    const both = await Promise.all([
      answerAs(one, statement.id),
      answerAs(other, statement.id, { decision: 'kept' }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const refused = both.find(({ status }) => status === 409)
    expect(refused?.data.errors[0].message).toContain('Друг човек от екипа вече реши това обжалване')
    const told = (await notificationsOf(owner)).filter(({ title }: { title: string }) =>
      title.startsWith('Обжалването'),
    )
    expect(told).toHaveLength(1)
  })

  it('needs an appeal', async () => {
    const { statement } = await decidedService()
    expect((await answerAs(await staffMember(), statement.id)).status).toBe(409)
    expect((await answerAs(await staffMember(), crypto.randomUUID())).status).toBe(404)
  })
})

describe('a reversal', () => {
  it('cannot bring back what was deleted, and says so before and after', async () => {
    const { owner, statement } = await appealed({ action: 'delete' })
    const second = await staffMember()
    const path = `/statements/${statement.id}/case`
    expect((await rest<OpenAppeal>('GET', path, { headers: second.headers })).data.reversal).toBe('gone')
    expect((await answerAs(second, statement.id)).status).toBe(200)
    expect((await notificationsOf(owner))[0].message).toContain('изтритото не се пази')
  })

  it('does not show an edit that waits for approval', async () => {
    const { owner, serviceId, statement } = await appealed()
    const { headers } = owner
    await rest('PATCH', `/services/${serviceId}`, { body: { description: 'Друго' }, headers })
    expect((await answerAs(await staffMember(), statement.id)).status).toBe(200)
    expect(await stateOf(statement.id)).toMatchObject({ reversal: 'stillHidden' })
    expect((await rest('GET', `/services/${serviceId}`)).status).toBe(404)
  })
})
