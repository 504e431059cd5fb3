import type { Payload } from 'payload'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { addressHash, letterToken } from '#domain/directory/letter-token'
import { LETTERS_PER_DAY } from '#domain/limits'
import { env } from '#env'
import { newAddress, newEntry, shownEntry } from '#support/directory'
import { signedInMember } from '#support/members'
import { sentTo, writtenTo } from '#support/outbox'
import { rest } from '#support/rest'
import { runRawSql } from '#support/run-sql'
import { twoRunners } from '#support/runners'
import { until } from '#support/until'

let runners: [Payload, Payload]
beforeAll(async () => {
  runners = await twoRunners()
})

const years = (count: number) => `now() - interval '${count} years 1 day'`
const set = (id: string, values: string) => runRawSql(`update contacts set ${values} where id = '${id}'`)
const received = (email: string) => writtenTo(email, env.DATA_DIR)
const column = async (id: string, name: string) =>
  (await runRawSql<{ value: unknown }>(`select ${name} as value from contacts where id = '${id}'`))[0]!.value

async function oldContact(given: Record<string, unknown> = {}) {
  const email = newAddress()
  const { id, name } = await newEntry('contacts', { email, ...given })
  await set(id, `created_at = ${years(1)}`)
  return { id, name, email }
}

const mark = async (payload = runners[0]) => {
  await payload.jobs.queue({ task: 'recheckEntries', queue: 'now', input: {} })
  await payload.jobs.run({ queue: 'now' })
}
async function sendAll() {
  await Promise.all(runners.map(({ jobs }) => jobs.run({ queue: 'mail', limit: 200 })))
  const where = { queue: { equals: 'mail' }, completedAt: { exists: false }, hasError: { not_equals: true } }
  const isAtWork = { and: [where, { processing: { equals: true } }] }
  await until(
    async () => (await runners[0].count({ collection: 'payload-jobs', where: isAtWork })).totalDocs === 0,
  )
}
async function recheck() {
  await Promise.all(runners.map((payload) => mark(payload)))
  await sendAll()
}

const tokenOf = ({ id, email }: { id: string; email: string }, secret = env.PAYLOAD_SECRET!) =>
  encodeURIComponent(letterToken({ entryId: id, addressHash: addressHash(email), secret }))
const answer = (kind: 'correct' | 'stop', token: string) =>
  rest('POST', `/directory/letters/${kind}?token=${token}`)

describe('the letter about an entry', () => {
  it('goes once to the listed address of an entry that nobody has checked for a year', async () => {
    const old = await oldContact()
    const young = newAddress()
    await newEntry('contacts', { email: young })
    const checked = await oldContact()
    await set(checked.id, 'verified_at = now()')
    await recheck()
    await recheck()
    expect(await received(young)).toEqual([])
    expect(await received(checked.email)).toEqual([])
    const letters = await received(old.email)
    expect(letters).toHaveLength(1)
    for (const words of [old.name, 'Данните са верни', 'Има промяна', 'Не ми пишете повече'])
      expect(letters[0]).toContain(words)
    const [raw = ''] = await sentTo(old.email, env.DATA_DIR)
    expect(raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  })

  it('comes again after a year only where an owner is confirmed', async () => {
    const [plain, claimed] = [await oldContact(), await oldContact()]
    const { id } = await signedInMember()
    await set(claimed.id, `claimed_by_id = '${id}', claimed_at = now()`)
    await recheck()
    for (const one of [plain, claimed])
      await set(one.id, `letter_at = ${years(1)}, letter_sent_at = ${years(1)}, created_at = ${years(2)}`)
    await recheck()
    expect(await received(plain.email)).toHaveLength(1)
    expect(await received(claimed.email)).toHaveLength(2)
  })

  it('is marked and queued in one transaction, so that a run that is cut off writes to nobody or to all', async () => {
    const old = await oldContact()
    const { jobs } = runners[0]
    const queue = jobs.queue.bind(jobs)
    const cut = vi
      .spyOn(jobs, 'queue')
      .mockImplementation(((given: { task: string }) =>
        given.task === 'sendRecheck' ? Promise.reject(new Error('cut off')) : queue(given as never)) as never)
    await mark()
    cut.mockRestore()
    expect(await column(old.id, 'letter_at')).toBeNull()
    await recheck()
    expect(await received(old.email)).toHaveLength(1)
  })

  it('is sent by one of two runs of its job', async () => {
    const old = await oldContact()
    await mark()
    const input = { contact: old.id }
    await runners[1].jobs.queue({ task: 'sendRecheck', queue: 'mail', input })
    await sendAll()
    expect(await received(old.email)).toHaveLength(1)
  })

  it('is written to so many a day', async () => {
    await runRawSql(
      `update contacts set letter_at = now() - interval '2 days' where letter_at >= date_trunc('day', now())`,
    )
    await runRawSql(
      `insert into contacts (name, city, category, email, listed, created_at)
       select 'Лекар ' || n, 'Берлин', 'doctor', 'mnogo-' || n || '@praxis.example', true, ${years(1)}
       from generate_series(1, ${LETTERS_PER_DAY + 2}) n`,
    )
    await mark()
    await mark(runners[1])
    const [row] = await runRawSql<{ count: number }>(
      `select count(*)::int as count from contacts where letter_at >= date_trunc('day', now())`,
    )
    expect(row!.count).toBe(LETTERS_PER_DAY)
    await runRawSql(`update contacts set letter_at = ${years(0)}, verified_at = now()`)
    await sendAll()
  })

  it('flags an address that the mail server refuses, until the entry lists another one', async () => {
    const old = await oldContact()
    const refusal = { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 }
    const sending = runners.map((payload) =>
      vi.spyOn(payload, 'sendEmail').mockRejectedValue(Object.assign(new Error('no such user'), refusal)),
    )
    await recheck()
    for (const one of sending) one.mockRestore()
    expect(await column(old.id, 'address_bounced')).toBe(true)
    expect((await rest('GET', `/contacts/${old.id}`, { as: 'moderator' })).data.addressBounced).toBe(true)
    expect(await shownEntry('contacts', old.id)).not.toHaveProperty('addressBounced')
    await rest('PATCH', `/contacts/${old.id}`, { as: 'admin', body: { email: newAddress() } })
    expect(await column(old.id, 'address_bounced')).toBe(false)
  })
})

describe('the answers to the letter', () => {
  it('„Данните са верни“ marks the entry as checked today, with a button and not by opening the link', async () => {
    const old = await oldContact()
    expect((await rest('GET', `/directory/letters/correct?token=${tokenOf(old)}`)).status).not.toBe(200)
    expect((await shownEntry('contacts', old.id)).verifiedAt).toBeNull()
    expect((await answer('correct', tokenOf(old))).status).toBe(200)
    const { verifiedAt } = await shownEntry('contacts', old.id)
    expect(new Date(verifiedAt).getTime()).toBeGreaterThan(Date.now() - 60_000)
  })

  it('of an address that is not listed any more changes nothing', async () => {
    const old = await oldContact()
    const token = tokenOf(old)
    await rest('PATCH', `/contacts/${old.id}`, { as: 'admin', body: { email: newAddress() } })
    expect((await answer('correct', token)).status).toBe(409)
    expect((await shownEntry('contacts', old.id)).verifiedAt).toBeNull()
  })

  it('„Не ми пишете повече“ holds for the address, in whatever entry and spelling', async () => {
    const old = await oldContact()
    const opened = await rest('GET', `/directory/letters/stop?token=${tokenOf(old)}`)
    expect([opened.status, opened.headers.get('location')]).toEqual([
      303,
      expect.stringContaining('/letter?answer=stop'),
    ])
    for (let times = 0; times < 2; times += 1) expect((await answer('stop', tokenOf(old))).status).toBe(200)
    const again = await oldContact({ email: old.email.toUpperCase() })
    await recheck()
    expect(await received(old.email)).toEqual([])
    expect(await column(again.id, 'letter_at')).toBeNull()
  })

  it('need the signature of the site', async () => {
    const old = await oldContact()
    for (const token of ['', 'x', tokenOf(old, 'друга тайна'), tokenOf(old).slice(0, -3)])
      expect((await answer('correct', token)).status).toBe(400)
  })
})
