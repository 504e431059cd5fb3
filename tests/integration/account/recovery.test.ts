import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { Writable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { env } from '#env'
import { closeAccount, countTries } from '#support/count-tries'
import { deviceIn } from '#support/devices'
import { emailsTo, linkIn, tokenIn } from '#support/emails'
import { newMember, openSession, signIn } from '#support/members'
import { account, getTestPayload, rest } from '#support/rest'
import { createLogger } from '../../../src/logger'

const forgot = (email: string, headers = {}) =>
  rest('POST', '/users/forgot-password', { body: { email }, headers })
const reset = (token: string, password = 'нова-парола') =>
  rest('POST', '/users/reset-password', { body: { token, password } })

describe('a forgotten password', () => {
  it('gives the same response with and without an account, but sends an email only with one', async () => {
    const { email } = await newMember()
    const known = await forgot(email)
    const unknown = await forgot('nikoy@example.org')
    expect([known.status, known.data]).toEqual([unknown.status, unknown.data])
    expect(known.status).toBe(200)
    expect(await emailsTo(email)).toHaveLength(1)
    expect(await emailsTo('nikoy@example.org')).toHaveLength(0)
  })

  it('sends a Bulgarian email that links only to the address of the site, whatever the Host header', async () => {
    const { email } = await newMember({ fullName: 'Мария "Мими" Стоянова <b>evil.example</b>' })
    await forgot(email, { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' })
    const [letter] = await emailsTo(email)
    expect(letter).toContain('Здравейте, Мария')
    expect(letter).toContain('Връзката работи веднъж и е валидна 60 минути.')
    expect(letter).toContain('Content-Type: text/html')
    expect(letter).toContain('Content-Type: text/plain')
    expect(letter).toContain('Мария &#34;Мими&#34; Стоянова!')
    expect(letter).not.toContain('evil.example')
    expect(linkIn(letter).origin).toBe(env.SITE_URL)
    expect(linkIn(letter).pathname).toBe('/auth/reset')
  })

  it('uses the link once, ends all sessions and unlocks the account on this device, even under attack', async () => {
    const member = await newMember()
    const session = await openSession(member)
    await countTries(member.email, 5)
    expect((await signIn(member)).status).toBe(429)
    await forgot(member.email)
    const token = tokenIn((await emailsTo(member.email))[0])

    expect((await reset(token, '12345')).data.errors[0].data.errors).toEqual([
      { path: 'password', message: 'Паролата трябва да е поне 6 символа' },
    ])
    const answers = await Promise.all([reset(token), reset(token)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
    const { status, data } = await reset(token)
    expect([status, data.errors[0].message]).toEqual([400, expect.stringContaining('Връзката е невалидна')])

    expect((await rest('GET', '/me', { headers: session })).data).toEqual({ user: null })
    expect((await signIn(member)).status).toBe(401)
    const { headers } = answers.find(({ status: is }) => is === 200)!
    const renewed = { email: member.email, password: 'нова-парола' }
    await closeAccount(member.email)
    expect((await signIn(renewed)).status).toBe(429)
    expect((await signIn(renewed, deviceIn(headers))).status).toBe(200)
  })

  it('makes a token of 256 bits and stores only its hash, for at most an hour', async () => {
    const { email, id } = await newMember()
    await forgot(email)
    const token = tokenIn((await emailsTo(email))[0])
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    const where = { account: { equals: id } }
    const { docs } = await (await getTestPayload()).find({ collection: 'mail-tokens', where })
    expect(docs).toHaveLength(1)
    expect(JSON.stringify(docs)).not.toContain(token)
    const lifetime = new Date(docs[0]!.expiresAt).getTime() - new Date(docs[0]!.createdAt).getTime()
    expect(lifetime).toBeLessThanOrEqual(3_601_000)
  })

  it('refuses an expired token and one of another type', async () => {
    const { email, id } = await newMember()
    await forgot(email)
    const token = tokenIn((await emailsTo(email))[0])
    expect((await rest('POST', '/users/confirm-email', { body: { token } })).status).toBe(400)
    const data = { expiresAt: new Date(Date.now() - 1000).toISOString() }
    await (
      await getTestPayload()
    ).update({ collection: 'mail-tokens', where: { account: { equals: id } }, data })
    expect((await reset(token)).status).toBe(400)
  })

  it('sends at most three emails an hour to a person, with the same response', async () => {
    const { email } = await newMember()
    const answers = []
    for (let number = 0; number < 5; number += 1) answers.push(await forgot(email))
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(await emailsTo(email)).toHaveLength(3)
  })

  it('names the missing email', async () => {
    const { status, data } = await forgot('не-е-имейл')
    expect([status, data.errors[0].data.errors[0].path]).toEqual([400, 'email'])
  })

  it.each(['visitor', 'member', 'other', 'moderator', 'admin'] as const)(
    'hides the tokens from %s',
    async (as) => {
      await account('member')
      for (const slug of [
        'claim-codes',
        'email-changes',
        'mail-objections',
        'mail-tokens',
        'sign-in-attempts',
        'signing-keys',
        'staff-codes',
      ]) {
        for (const method of ['GET', 'POST', 'PATCH', 'DELETE']) {
          const body = method === 'GET' ? undefined : {}
          expect((await rest(method, `/${slug}`, { as, body })).status).toBeGreaterThanOrEqual(400)
        }
      }
    },
  )

  it('retries an email that fails and keeps the address out of the logs', async () => {
    const { email, id } = await newMember()
    const payload = await getTestPayload()
    const refusal = Object.assign(new Error(`550 5.1.1 <${email}>: no mailbox`), { rejected: [email] })
    const { sendEmail } = payload
    payload.sendEmail = () => Promise.reject(refusal)
    const said = await loggedBy(async () => {
      await forgot(email)
      await payload.jobs.run({ queue: 'mail' })
    })
    payload.sendEmail = sendEmail
    expect(said).toContain('550 5.1.1 <•••@example.org>: no mailbox')
    expect(said).not.toContain(email)

    const ofMember = { account: { equals: id } }
    expect((await payload.count({ collection: 'mail-tokens', where: ofMember })).totalDocs).toBe(0)
    const where = { taskSlug: { equals: 'sendLetter' }, hasError: { not_equals: true } }
    const { docs } = await payload.find({ collection: 'payload-jobs', where })
    expect(docs.length).toBeGreaterThan(0)
    expect(JSON.stringify(docs)).not.toContain(email)

    await payload.update({ collection: 'payload-jobs', where, data: { waitUntil: new Date().toISOString() } })
    expect(await emailsTo(email)).toHaveLength(1)
  })
})

it('writes emails to the outbox folder when there is no SMTP server', async () => {
  expect((await readdir(path.join(env.DATA_DIR, 'outbox'))).every((file) => file.endsWith('.eml'))).toBe(true)
})

async function loggedBy(work: () => Promise<void>): Promise<string> {
  const payload = await getTestPayload()
  const { logger } = payload
  let said = ''
  const stream = new Writable({
    write: (chunk: Buffer, _, done) => {
      said += chunk.toString()
      done()
    },
  })
  payload.logger = createLogger('test', stream)
  payload.logger.level = 'info'
  await work()
  payload.logger = logger
  return said
}
