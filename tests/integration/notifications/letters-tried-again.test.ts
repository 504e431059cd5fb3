import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { provideEnv } from '#env'
import { MAIL_TRIED_HOURS } from '#domain/notifications/mail-limits'
import type { FailedLetters } from '#domain/panels/failed-letters'
import { letterTexts } from '#texts/panels/letters'
import { MailServer } from '#support/mail-server'
import type { rest as restCall } from '#support/rest'
import type { runRawSql as runStatement } from '#support/run-sql'

// The configuration is read on first load, so imports wait for the address of the server.
const mail = new MailServer()
let payload: Payload
let rest: typeof restCall
let runRawSql: typeof runStatement

beforeAll(async () => {
  await mail.start()
  provideEnv({ SMTP_URL: mail.url, MAIL_FROM: 'poshta@example.org' })
  const [support, statements] = await Promise.all([import('#support/rest'), import('#support/run-sql')])
  rest = support.rest
  runRawSql = statements.runRawSql
  payload = await support.getTestPayload()
})
afterAll(() => mail.stop())

const newAddress = () => `${randomUUID()}@example.org`

async function order(email: string) {
  const input = { message: 'suspensionEnded' as const, email, name: 'Ани' }
  return String((await payload.jobs.queue({ task: 'sendMessage', queue: 'mail', input })).id)
}

/** As if the pause had passed. */
async function tryAll() {
  await runRawSql(`update payload_jobs set wait_until = now() - interval '1 second' where queue = 'mail'`)
  await payload.jobs.run({ queue: 'mail', limit: 100 })
}

const age = (id: string, hours: number) =>
  runRawSql(`update payload_jobs set created_at = now() - interval '${hours} hours' where id = '${id}'`)

type Row = { has_error: boolean; total_tried: number; seconds: number | null; tries: number }
const jobOf = async (id: string): Promise<Row | undefined> =>
  (
    await runRawSql<Row>(`select has_error, total_tried::int, extract(epoch from wait_until - now())::int as seconds,
      (select count(*)::int from payload_jobs_log where _parent_id = payload_jobs.id) as tries
      from payload_jobs where id = '${id}'`)
  )[0]

const trailOf = async (id: string) => {
  const { linesOf } = await import('#support/trail')
  return (await linesOf(id)).map(({ action }) => action)
}

const failed = async () => (await rest<FailedLetters>('GET', '/panel/letters', { as: 'admin' })).data

describe('a letter', () => {
  it('waits while the mail server is gone, and arrives once when it is back', async () => {
    const email = newAddress()
    const id = await order(email)
    await mail.stop()
    const pauses: number[] = []
    for (let round = 0; round < 3; round += 1) {
      await tryAll()
      const job = await jobOf(id)
      expect(job).toMatchObject({ has_error: false, total_tried: round + 1, tries: 1 })
      pauses.push(job!.seconds!)
    }
    expect(pauses[0]).toBeLessThanOrEqual(10)
    expect(pauses[2]).toBeGreaterThan(30)
    await mail.start()
    await tryAll()
    await tryAll()
    expect(mail.to(email).map(({ messageId }) => messageId)).toEqual([`<${id}@localhost>`])
    expect(await jobOf(id)).toBeUndefined()
  })

  it('arrives where the server asks to come again', async () => {
    const email = newAddress()
    mail.later.add(email)
    const id = await order(email)
    await tryAll()
    expect(mail.to(email)).toEqual([])
    expect(await jobOf(id)).toMatchObject({ has_error: false, total_tried: 1 })
    await tryAll()
    expect(mail.to(email)).toHaveLength(1)
  })

  it('to an address that the server refuses is given up at once', async () => {
    const email = newAddress()
    mail.refused.add(email)
    const id = await order(email)
    await tryAll()
    expect(await jobOf(id)).toMatchObject({ has_error: true })
    const { letters } = await failed()
    expect(letters).toMatchObject([{ id, kind: 'sendMessage', isRefused: true, isOver: false }])
    expect(letters[0]!.to).toBe(`${email[0]}••••@example.org`)
    expect(letters[0]!.reason).toContain('no such user')
    expect(JSON.stringify(letters)).not.toContain(email)
    await rest('DELETE', `/panel/letters/${id}`, { as: 'admin' })
  })

  it('is given up after its hours, but tried once however late', async () => {
    const [late, lost] = [newAddress(), newAddress()]
    const ids = [await order(late), await order(lost)]
    mail.later.add(lost)
    for (const id of ids) await age(id, MAIL_TRIED_HOURS + 1)
    await tryAll()
    expect(mail.to(late)).toHaveLength(1)
    expect((await failed()).letters.map(({ id }) => id)).toEqual([ids[1]])
    await rest('DELETE', `/panel/letters/${ids[1]}`, { as: 'admin' })
  })
})

describe('what was given up', () => {
  const givenUp = async (email: string) => {
    mail.refused.add(email)
    const id = await order(email)
    await tryAll()
    mail.refused.delete(email)
    return id
  }

  it('is tried again by an administrator: one, or all', async () => {
    const emails = [newAddress(), newAddress(), newAddress()]
    const ids: string[] = []
    for (const email of emails) ids.push(await givenUp(email))
    expect((await failed()).total).toBe(3)
    await age(ids[0]!, MAIL_TRIED_HOURS)
    mail.later.add(emails[0]!)
    const one = await rest('POST', `/panel/letters/${ids[0]}/again`, { as: 'admin' })
    expect([one.status, one.data.message]).toEqual([200, 'Изпраща се отново: 1 писмо.'])
    await tryAll()
    expect(await jobOf(ids[0]!)).toMatchObject({ has_error: false, total_tried: 1 })
    const all = await rest('POST', '/panel/letters/again', { as: 'admin' })
    expect([all.status, all.data.message]).toEqual([200, 'Изпраща се отново: 2 писма.'])
    await tryAll()
    for (const [index, email] of emails.entries())
      expect(mail.to(email).map(({ messageId }) => messageId)).toEqual([`<${ids[index]}@localhost>`])
    expect(await failed()).toEqual({ total: 0, letters: [] })
    expect((await rest('POST', `/panel/letters/${ids[0]}/again`, { as: 'admin' })).status).toBe(404)
    for (const id of ids) expect(await trailOf(id)).toEqual(['sendAgain'])
  })

  it('is not sent again once its link is over, and says so', async () => {
    const { newMember } = await import('#support/members')
    const { email } = await newMember()
    await rest('POST', '/users/forgot-password', { body: { email } })
    mail.refused.add(email)
    await tryAll()
    mail.refused.delete(email)
    const [letter] = (await failed()).letters
    expect(letter).toMatchObject({ kind: 'resetPassword', isOver: false })
    await age(letter!.id, 2)
    expect((await failed()).letters).toMatchObject([{ id: letter!.id, isOver: true }])
    const one = await rest('POST', `/panel/letters/${letter!.id}/again`, { as: 'admin' })
    expect([one.status, one.data.errors[0].message]).toEqual([409, letterTexts.cannotAgain])
    const all = await rest('POST', '/panel/letters/again', { as: 'admin' })
    expect(all.data.count).toBe(0)
    expect((await rest('DELETE', `/panel/letters/${letter!.id}`, { as: 'admin' })).status).toBe(200)
    expect((await rest('DELETE', `/panel/letters/${letter!.id}`, { as: 'admin' })).status).toBe(404)
    expect(await trailOf(letter!.id)).toEqual(['delete'])
    expect((await failed()).total).toBe(0)
  })

  it('ends without a word when its link was over before it could be tried', async () => {
    const { newMember } = await import('#support/members')
    const { email } = await newMember()
    await rest('POST', '/users/forgot-password', { body: { email } })
    await runRawSql(`update payload_jobs set created_at = now() - interval '2 hours' where queue = 'mail'`)
    await tryAll()
    expect(mail.to(email)).toEqual([])
    expect((await failed()).total).toBe(0)
  })

  it('stays in the list when its link ended while it was tried', async () => {
    const { newMember } = await import('#support/members')
    const { email } = await newMember()
    await rest('POST', '/users/forgot-password', { body: { email } })
    mail.later.add(email)
    await tryAll()
    expect((await failed()).total).toBe(0)
    await runRawSql(`update payload_jobs set created_at = now() - interval '2 hours' where queue = 'mail'`)
    await tryAll()
    expect(mail.to(email)).toEqual([])
    const { letters } = await failed()
    expect(letters).toMatchObject([{ kind: 'resetPassword', isOver: true, reason: letterTexts.tooLate }])
    await rest('DELETE', `/panel/letters/${letters[0]!.id}`, { as: 'admin' })
  })

  it('is seen, sent and deleted by administrators alone', async () => {
    const id = await givenUp(newAddress())
    const calls = [
      ['GET', '/panel/letters'],
      ['POST', '/panel/letters/again'],
      ['POST', `/panel/letters/${id}/again`],
      ['DELETE', `/panel/letters/${id}`],
    ] as const
    for (const [method, path] of calls) {
      expect((await rest(method, path)).status).toBe(401)
      for (const as of ['member', 'moderator'] as const)
        expect((await rest(method, path, { as })).status).toBe(403)
    }
    expect((await failed()).letters).toMatchObject([{ id }])
  })
})
