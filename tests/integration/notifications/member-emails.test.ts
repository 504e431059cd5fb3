import { describe, expect, it } from 'vitest'
import type { Payload } from 'payload'
import { env } from '#env'
import { type EmailKind } from '#domain/notifications/email-kinds'
import { unsubscribeToken } from '#domain/notifications/unsubscribe-token'
import { inHours, leave, type Member, members, newEvent, register, tellEverybody } from '#support/events'
import { signedInMember } from '#support/members'
import { writtenTo } from '#support/outbox'
import { decide, newService, reportedService } from '#support/reported-services'
import { getTestPayload, rest } from '#support/rest'
import { runRawSql } from '#support/run-sql'

const mailQueue = { queue: { equals: 'mail' } }
const waiting = (payload: Payload) => payload.count({ collection: 'payload-jobs', where: mailQueue })

/** Emails that are due, and those that they bring about. */
async function sendDue() {
  await tellEverybody()
  const payload = await getTestPayload()
  for (let round = 0; round < 2; round += 1) await payload.jobs.run({ queue: 'mail', limit: 100 })
  await payload.jobs.run({ queue: 'mailings', limit: 100 })
}

/** As if the hour had passed. */
async function sendAll() {
  await runRawSql(`update payload_jobs set wait_until = now() - interval '1 minute' where queue = 'mail'`)
  await sendDue()
  expect((await waiting(await getTestPayload())).totalDocs).toBe(0)
}

const emailsTo = ({ email }: Member) => writtenTo(email, env.DATA_DIR)
/** The layout repeats it as the title. */
const subjectsTo = async (member: Member) =>
  (await emailsTo(member)).map((email) => /<title>(.+)<\/title>/.exec(email)?.[1])

const choose = (member: Member, body: Partial<Record<EmailKind, boolean>>) =>
  rest('PATCH', `/users/${member.id}`, { body, headers: member.headers })

const change = (event: { id: string }, body: Record<string, unknown>) =>
  rest('PATCH', `/events/${event.id}`, { as: 'admin', body })

describe('an item of a member', () => {
  async function ownService() {
    const { id, owner } = await newService({ isListed: false })
    const decide = async (body: Record<string, unknown>) => {
      const { status, data } = await rest('PATCH', `/services/${id}`, { as: 'admin', body })
      expect(status).toBe(200)
      return data.doc
    }
    return { owner, decide }
  }

  it('is told when it is sent back and when it is approved, with the reason and the way out', async () => {
    const { owner, decide } = await ownService()
    await decide({ approval: 'rejected', rejectionReason: 'Липсва телефон.' })
    await sendDue()
    const service = await decide({ approval: 'approved' })
    await sendDue()
    const [back = '', approved = '', ...more] = await emailsTo(owner)
    expect(more).toEqual([])
    expect(await subjectsTo(owner)).toEqual([
      `Върнато за корекция: „${service.title}“: Липсва телефон.`,
      `Одобрено: „${service.title}“ вече е публикувано.`,
    ])
    expect(back).toContain('Липсва телефон.')
    expect(approved).toContain(`${env.SITE_URL}/services/${service.slug}`)
    const token = unsubscribeToken({
      memberId: owner.id,
      kind: 'decisionEmails',
      secret: env.PAYLOAD_SECRET!,
    })
    for (const email of [back, approved]) {
      expect(email).toContain(`${env.SITE_URL}/unsubscribe?token=${token}`)
      expect(email).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m)
    }
  })

  it('is not told to who switched these emails off, also between decision and sending', async () => {
    const { owner, decide } = await ownService()
    await decide({ approval: 'rejected', rejectionReason: 'Липсва телефон.' })
    expect((await choose(owner, { decisionEmails: false })).status).toBe(200)
    await sendDue()
    await decide({ approval: 'approved' })
    await sendDue()
    expect(await emailsTo(owner)).toEqual([])
    const { data } = await rest('GET', '/notifications', owner)
    expect(data.docs).toHaveLength(2)
  })

  it('is not told to an unconfirmed address', async () => {
    const { owner, decide } = await ownService()
    await runRawSql(`update users set awaits_confirmation = true where id = '${owner.id}'`)
    await decide({ approval: 'approved' })
    await sendDue()
    expect(await emailsTo(owner)).toEqual([])
  })
})

describe('an event', () => {
  it('writes to who gets a place from the waiting list, and to nobody else', async () => {
    const event = await newEvent({ capacity: 1, title: 'Хоро' })
    const [seated, next, last] = (await members(3)) as [Member, Member, Member]
    for (const guest of [seated, next, last]) await register(event, guest)
    await leave(seated, event)
    await sendDue()
    expect(await subjectsTo(next)).toEqual([expect.stringContaining('Освободи се място за Вас: „Хоро“')])
    expect((await emailsTo(next))[0]).toContain(`${env.SITE_URL}/events/${event.slug}`)
    expect([await emailsTo(seated), await emailsTo(last)]).toEqual([[], []])
  })

  it('writes once for an hour of changes, with where and when it is in the end', async () => {
    const event = await newEvent({ title: 'Хоро' })
    const [guest, silent] = (await members(2)) as [Member, Member]
    await register(event, guest)
    await register(event, silent)
    await choose(silent, { eventEmails: false })
    await change(event, { address: 'Halle 1' })
    await sendDue()
    const late = await signedInMember()
    await register(event, late)
    await change(event, { address: 'Halle 2' })
    await sendDue()
    expect(await emailsTo(guest)).toEqual([])
    await sendAll()
    const [email = '', ...more] = await emailsTo(guest)
    expect(more).toEqual([])
    expect(email).toContain('Halle 2')
    expect(email).not.toContain('Halle 1')
    expect([await emailsTo(silent), await emailsTo(late)]).toEqual([[], []])

    await change(event, { address: 'Halle 3' })
    await sendAll()
    expect(await emailsTo(guest)).toHaveLength(2)
  })

  it('writes nothing when everything is as it was', async () => {
    const event = await newEvent()
    const guest = await signedInMember()
    await register(event, guest)
    await change(event, { address: 'Halle 1' })
    await change(event, { address: event.address })
    await change(event, { cancelled: true })
    await change(event, { cancelled: false })
    await sendAll()
    expect(await emailsTo(guest)).toEqual([])
  })

  it('writes sooner, and only once, when it is cancelled after a change', async () => {
    const event = await newEvent({ title: 'Хоро' })
    const guest = await signedInMember()
    await register(event, guest)
    const due = async () => {
      const { docs } = await (await getTestPayload()).find({ collection: 'payload-jobs', where: mailQueue })
      return docs.map(({ waitUntil }) => Math.round((Date.parse(String(waitUntil)) - Date.now()) / 60_000))
    }
    await change(event, { address: 'Halle 1' })
    expect(await due()).toEqual([60])
    await change(event, { cancelled: true })
    expect(await due()).toEqual([5])
    await sendAll()
    expect(await subjectsTo(guest)).toEqual([
      expect.stringMatching(/^Отменено събитие: „Хоро“ на .+ е отменено/),
    ])
  })

  it('writes soon of changes when somebody may be on the way', async () => {
    const event = await newEvent({ date: inHours(3) })
    await register(event, await signedInMember())
    await change(event, { address: 'Halle 1' })
    const { docs } = await (await getTestPayload()).find({ collection: 'payload-jobs', where: mailQueue })
    const [minutes] = docs.map(({ waitUntil }) => (Date.parse(String(waitUntil)) - Date.now()) / 60_000)
    expect(minutes).toBeLessThanOrEqual(5)
    await sendAll()
  })

  it('reminds the day before who wants to hear of events by email', async () => {
    const event = await newEvent({ title: 'Хоро', date: inHours(23) })
    const [guest, silent] = (await members(2)) as [Member, Member]
    for (const one of [guest, silent]) await register(event, one)
    await choose(silent, { eventEmails: false })
    const payload = await getTestPayload()
    await payload.jobs.queue({ task: 'remindOfEvents', queue: 'reminders', input: {} })
    await payload.jobs.run({ queue: 'reminders' })
    await sendDue()
    expect(await subjectsTo(guest)).toEqual([expect.stringMatching(/^Скорошно събитие: „Хоро“ започва на /)])
    expect(await emailsTo(silent)).toEqual([])
  })

  it('writes at once when it is deleted, without a link to its page', async () => {
    const event = await newEvent({ title: 'Хоро' })
    const guest = await signedInMember()
    await register(event, guest)
    await change(event, { address: 'Halle 1' })
    expect((await rest('DELETE', `/events/${event.id}`, { as: 'admin' })).status).toBe(200)
    await sendDue()
    const [email = ''] = await emailsTo(guest)
    expect(email).toContain('е отменено')
    expect(email).not.toContain(`/events/${event.slug}`)
    await sendAll()
    expect(await emailsTo(guest)).toHaveLength(1)
  })
})

it('who reported is told the decision once, who owns the item by the letter of reasons alone', async () => {
  const { owner, reporter, reportId } = await reportedService()
  expect((await decide(reportId, { decision: 'approved', action: 'hide' })).status).toBe(200)
  await sendDue()
  expect(await subjectsTo(reporter)).toEqual([expect.stringMatching(/^Докладът Ви е уважен: /)])
  const toOwner = await subjectsTo(owner)
  expect(toOwner.filter((subject) => !subject?.startsWith('Одобрено'))).toEqual([
    'Решение за Ваша публикация в „Българи в Германия“',
  ])
  const silent = await reportedService()
  await choose(silent.reporter, { decisionEmails: false })
  await decide(silent.reportId, { decision: 'rejected' })
  await sendDue()
  expect(await emailsTo(silent.reporter)).toEqual([])
})

describe('the settings', () => {
  it('belong to the member: others neither see nor change them, and nobody at registration', async () => {
    const member = await signedInMember()
    await choose(member, { replyEmails: false })
    const own = await rest('GET', `/users/${member.id}`, member)
    expect(own.data).toMatchObject({
      decisionEmails: true,
      eventEmails: true,
      expiryEmails: true,
      replyEmails: false,
    })
    const foreign = await rest('GET', `/users/${member.id}`, { as: 'other' })
    expect(Object.keys(foreign.data).filter((name) => name.endsWith('Emails'))).toEqual([])
    for (const as of ['visitor', 'other', 'moderator'] as const) {
      const { status } = await rest('PATCH', `/users/${member.id}`, { as, body: { replyEmails: true } })
      expect(status).toBeGreaterThanOrEqual(401)
    }
    const body = {
      email: 'nov-chlen@example.org',
      password: 'лозата7',
      fullName: 'Нов Член',
      eventEmails: false,
    }
    const { data } = await rest('POST', '/users', { body })
    expect((await rest('GET', `/users/${data.doc.id}`, { as: 'admin' })).data.eventEmails).toBe(true)
  })

  it.each(['decisionEmails', 'eventEmails', 'expiryEmails', 'replyEmails'] as const)(
    'one click stops %s alone',
    async (kind) => {
      const member = await signedInMember()
      const read = async () => (await rest('GET', `/users/${member.id}`, { as: 'admin' })).data
      const before = await read()
      const token = unsubscribeToken({ memberId: member.id, kind, secret: env.PAYLOAD_SECRET! })
      const { status, data } = await rest('POST', `/users/unsubscribe?token=${token}`, {})
      expect([status, data.message]).toEqual([200, expect.stringMatching(/^Отписахте се\./)])
      expect(await read()).toEqual({ ...before, [kind]: false })
    },
  )
})
