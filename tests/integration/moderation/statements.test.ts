import { describe, expect, it } from 'vitest'
import { emailsTo } from '#support/emails'
import { signedInMember } from '#support/members'
import { decide, newService, notificationsOf, report, reportedService } from '#support/reported-services'
import { getTestPayload, rest } from '#support/rest'
import { decidedService, statementAbout } from '#support/statements'
import { linesOf } from '#support/trail'

const given = {
  ground: 'Общи условия, „Какво не се публикува“: измами',
  note: 'Иска се плащане, преди купувачът да е видял стоката.',
}

describe('an upheld report', () => {
  it('gives the owner a statement of reasons: as a page, a notification and a letter', async () => {
    const { owner, reporter, serviceId, statement } = await decidedService(given)
    const { data } = await rest('GET', `/statements/${statement.id}`, { headers: owner.headers })
    expect(data).toMatchObject({
      itemType: 'service',
      itemId: serviceId,
      itemTitle: 'Ремонт на бани',
      itemText: 'Плочки и боядисване.',
      action: 'hide',
      source: 'report',
      ground: given.ground,
      facts: given.note,
      appealState: 'none',
    })
    const [told] = await notificationsOf(owner)
    expect(told).toMatchObject({
      type: 'report_decided',
      data: { collection: 'statements', id: statement.id },
    })
    expect(told.message).toContain('Вижте мотивите и как се обжалва.')
    const [letter, ...more] = (await emailsTo(owner.email)).filter((one) => one.includes('Решение за Ваша'))
    expect(more).toEqual([])
    for (const words of [given.ground, given.note, 'без автоматични средства', 'Безплатно, веднъж, до'])
      expect(letter).toContain(words)
    expect(letter).toContain(`/profile/decisions/${statement.id}`)
    expect(letter).not.toContain(reporter.email)
  })

  it('tells its owner neither who reported nor who decided', async () => {
    const { owner, reporter, statement } = await decidedService()
    const { data, text } = await rest('GET', `/statements/${statement.id}`, { headers: owner.headers })
    expect(data).not.toHaveProperty('decidedBy')
    expect(text).not.toMatch(new RegExp(`${reporter.email}|${reporter.id}|${statement.decidedBy as string}`))
  })

  it('is told also where the item stays or is deleted', async () => {
    const left = await decidedService({ action: 'none' })
    expect(left.statement).toMatchObject({ action: 'none', facts: 'Измама' })
    const gone = await decidedService({ action: 'delete' })
    expect(gone.statement).toMatchObject({ action: 'delete', itemTitle: 'Ремонт на бани' })
  })

  it('of a profile that is deleted goes out by letter alone', async () => {
    const person = await signedInMember()
    const about = { itemType: 'profile', reason: 'Фалшив профил' }
    const { data } = await report(person.id, await signedInMember(), about)
    expect((await decide(data.doc.id, { decision: 'approved', action: 'delete' }, 'admin')).status).toBe(200)
    expect(await statementAbout(person.id)).toBeUndefined()
    const letters = (await emailsTo(person.email)).filter((one) => one.includes('Решение за Ваша'))
    expect(letters).toHaveLength(1)
    expect(letters[0]).toContain('обжалвайте с отговор на това писмо')
  })
})

it('a rejected report, and one of an item without an owner, give none', async () => {
  const { reportId, serviceId } = await reportedService()
  await decide(reportId, { decision: 'rejected' })
  expect(await statementAbout(serviceId)).toBeUndefined()
  const { id } = await newService()
  const { data } = await report(id, await signedInMember())
  const payload = await getTestPayload()
  await payload.db.updateOne({ collection: 'services', id, data: { owner: null } })
  expect((await decide(data.doc.id, { decision: 'approved', action: 'hide' })).status).toBe(200)
  expect(await statementAbout(id)).toBeUndefined()
})

it('is read by its owner and staff alone, and written by nobody', async () => {
  const { owner, statement } = await decidedService()
  const path = `/statements/${statement.id}`
  const other = await signedInMember()
  expect((await rest('GET', path, { headers: owner.headers })).status).toBe(200)
  expect((await rest('GET', path, { as: 'moderator' })).status).toBe(200)
  expect((await rest('GET', path, { headers: other.headers })).status).toBe(404)
  expect((await rest('GET', path)).status).toBe(403)
  expect((await rest('GET', `${path}/case`, { headers: owner.headers })).status).toBe(403)
  for (const as of ['moderator', 'admin'] as const) {
    expect((await rest('PATCH', path, { as, body: { facts: 'друго' } })).status).toBe(403)
    expect((await rest('DELETE', path, { as })).status).toBe(403)
    expect((await rest('POST', '/statements', { as, body: { facts: 'друго' } })).status).toBe(403)
  }
})

it('nobody decides a report about what is their own', async () => {
  for (const role of ['moderator', 'admin'] as const) {
    const person = await signedInMember({ role })
    const { id } = await newService()
    const { data } = await report(id, await signedInMember())
    const payload = await getTestPayload()
    await payload.db.updateOne({ collection: 'services', id, data: { owner: person.id } })
    for (const body of [{ decision: 'rejected' }, { decision: 'approved', action: 'hide' }]) {
      const { headers } = person
      const answer = await rest('POST', `/cases/service/${id}/decide`, { body, headers })
      expect([answer.status, answer.data.errors[0].message]).toEqual([
        403,
        'Случаят е за Ваше съдържание. Оставете решението на друг от екипа.',
      ])
    }
    expect((await rest('GET', `/reports/${data.doc.id}`, { as: 'admin' })).data.status).toBe('pending')
  }
})

it('goes with the account', async () => {
  const { owner, statement } = await decidedService()
  await rest('DELETE', `/users/${owner.id}`, { as: 'admin' })
  expect((await rest('GET', `/statements/${statement.id}`, { as: 'admin' })).status).toBe(404)
})

it('leaves the ground in the trail', async () => {
  const { reportId } = await reportedService()
  await decide(reportId, { decision: 'approved', ...given })
  const [line] = await linesOf(reportId)
  expect(line).toMatchObject({ action: 'uphold', reason: given.note })
  expect(line?.changes).toContainEqual({ field: 'ground', before: null, after: given.ground })
})
