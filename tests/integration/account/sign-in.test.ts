import { describe, expect, it } from 'vitest'
import { dropOldTries } from '#database/statements/account/sign-in-attempts'
import { passwordTries } from '#domain/limits'
import { countAt, countTries } from '#support/count-tries'
import { deviceIn, deviceOf, isKnown, storedAccount } from '#support/devices'
import { emailsTo } from '#support/emails'
import { newMember, signIn } from '#support/members'
import { getTestPayload, rest } from '#support/rest'

const wrong = { password: 'не-е-тази' }
const attempts = async (email: string, count: number) => {
  const answers = []
  for (let number = 0; number < count; number += 1) answers.push(await signIn({ email, ...wrong }))
  return answers
}

describe('the lock after wrong passwords', () => {
  it.each([
    ['an email with an account', async () => (await newMember()).email],
    ['an email without an account', async () => 'nikoy@example.org'],
  ])('answers the same four times and locks at the fifth: %s', async (_, make) => {
    const answers = await attempts(await make(), 6)
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 429, 429])
    expect(answers[0]?.data.errors[0].message).toBe('Невалиден имейл или парола')
    expect(answers[4]?.data.errors[0].message).toContain('заключен за 10 минути')
    const seconds = Number(answers[5]?.headers.get('retry-after'))
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(600)
  })

  it('refuses even the right password until it expires', async () => {
    const { email, password } = await newMember()
    await countTries(email, 5)
    expect((await signIn({ email, password })).status).toBe(429)
    await passTime()
    expect((await signIn({ email, password })).status).toBe(200)
  })

  it('does not affect the right password from another address', async () => {
    const member = await newMember()
    await countTries(member.email, 5)
    expect((await signIn(member)).status).toBe(429)
    expect((await signIn(member, elsewhere)).status).toBe(200)
  })

  it('closes the account to nobody else, however often one address tries', async () => {
    const member = await newMember()
    await closeAccount(member.email, passwordTries.account.tries - 1)
    await countTries(member.email, 5)
    const refused = await attempts(member.email, 20)
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([429]))
    expect((await signIn(member, elsewhere)).status).toBe(200)
  })

  it('lasts a day after twenty wrong passwords from one address', async () => {
    const { email, password } = await newMember()
    const { tries } = passwordTries.addressAtAccountDaily
    await countAt({ limit: 'addressAtAccountDaily', of: [email, 'unknown'] }, tries)
    const { status, data } = await signIn({ email, password })
    expect([status, data.errors[0].message]).toEqual([429, expect.stringContaining('заключен за 24 часа')])
  })

  it('says how to sign in at once', async () => {
    await countTries('zaklyuchen@example.org', 5)
    const [answer] = await attempts('zaklyuchen@example.org', 1)
    expect(answer?.data.errors[0].message).toContain('Поискайте писмо')
    expect(answer?.data.errors[0].data).toEqual({ code: 'locked' })
  })

  it('forgets wrong passwords after the right one', async () => {
    const { email, password } = await newMember()
    await countTries(email, 4)
    expect((await signIn({ email, password })).status).toBe(200)
    await countTries(email, 3)
    expect((await attempts(email, 1)).map(({ status }) => status)).toEqual([401])
  })

  it('compares at most five of a hundred concurrent passwords', async () => {
    const { email } = await newMember()
    const answers = await Promise.all(Array.from({ length: 100 }, () => signIn({ email, ...wrong })))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(4)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(96)
  })

  it('ignores the letter case of the email', async () => {
    const { email } = await newMember()
    await countTries(email, 4)
    expect((await attempts(email.toUpperCase(), 1)).at(-1)?.status).toBe(429)
  })

  it('stores no emails that have no account', async () => {
    await signIn({ email: 'taen-adres@example.org', ...wrong })
    const { docs } = await (
      await getTestPayload()
    ).find({ collection: 'sign-in-attempts', pagination: false })
    expect(docs.length).toBeGreaterThan(0)
    expect(JSON.stringify(docs)).not.toContain('taen-adres')
  })
})

describe('an attack on one account from many addresses', () => {
  it('locks out unknown devices from anywhere and lets the known one in', async () => {
    const member = await newMember()
    await closeAccount(member.email)
    expect((await signIn(member, elsewhere)).status).toBe(429)
    const known = await deviceOf(member.email)
    expect((await signIn(member, known)).status).toBe(200)
    expect((await signIn(member, elsewhere)).status).toBe(429)
  })

  it('compares only the passwords that the limit still allows, also at the same moment', async () => {
    const { email } = await newMember()
    await closeAccount(email, passwordTries.account.tries - 2)
    const from = (index: number) => ({ 'X-Client-Address': `198.51.100.${index}` })
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => signIn({ email, ...wrong }, from(index))),
    )
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(29)
  })

  it.each([
    ['forged', async (email: string) => changed(await deviceOf(email))],
    ['of another account', async () => deviceOf((await newMember()).email)],
    ['expired', (email: string) => deviceOf(email, { now: new Date('2026-01-01T00:00:00Z') })],
    ['made with another secret', (email: string) => deviceOf(email, { secret: 'another-secret' })],
    ['from before a change of the password', async (email: string) =>
      deviceOf(email, { account: { ...(await storedAccount(email)), hash: 'old' } })],
  ])('is not passed by a device cookie that is %s', async (_, make) => {
    const member = await newMember()
    await closeAccount(member.email)
    expect((await signIn(member, await make(member.email))).status).toBe(429)
  }) // prettier-ignore

  it('allows few guesses with a stolen cookie before it opens nothing', async () => {
    const member = await newMember()
    await closeAccount(member.email)
    const stolen = await deviceOf(member.email)
    const [, id = ''] = stolen.Cookie.split('.')
    const { tries } = passwordTries.device
    await countAt({ limit: 'device', of: [(await storedAccount(member.email)).id, id] }, tries - 1)
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => signIn({ ...member, ...wrong }, stolen)),
    )
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(1)
    expect((await signIn(member, stolen)).status).toBe(429)
  })

  it('leaves no expired counts behind', async () => {
    await countTries('star-opit@example.org', 1)
    await passTime()
    const payload = await getTestPayload()
    await dropOldTries({ payload, transactionID: undefined })
    expect((await payload.count({ collection: 'sign-in-attempts' })).totalDocs).toBe(0)
  })
})

describe('a known device', () => {
  it('is remembered on sign-in and hidden from scripts', async () => {
    const member = await newMember()
    const { headers } = await signIn(member)
    const cookie = headers.getSetCookie().find((one) => one.startsWith('device='))
    expect(cookie).toMatch(/; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Lax$/)
    expect(await isKnown(member.email, deviceIn(headers))).toBe(true)
  })

  it('is unlocked but not yet known after a new password by email', async () => {
    const { email } = await newMember()
    expect(await isKnown(email, await deviceOf(email, { way: 'letter' }))).toBe(false)
  })

  it('causes no email, nor does the first sign-in, but a new device does', async () => {
    const member = await newMember()
    const first = await signIn(member)
    expect(await emailsTo(member.email)).toEqual([])
    await signIn(member, phone)
    const [letter, ...more] = await emailsTo(member.email)
    expect(more).toEqual([])
    for (const words of ['Chrome на Android', '203.0.113.•••', 'берлинско време', '/profile#security'])
      expect(letter).toContain(words)
    expect(letter).not.toContain('203.0.113.77')
    await signIn(member, deviceIn(first.headers))
    expect(await emailsTo(member.email)).toHaveLength(1)
  })

  it('causes at most three emails an hour when it is new', async () => {
    const member = await newMember()
    const { id, createdAt } = await storedAccount(member.email)
    const dayBefore = new Date(new Date(createdAt).getTime() - 86_400_000 * 2).toISOString()
    await (await getTestPayload()).db.updateOne({ collection: 'users', id, data: { createdAt: dayBefore } })
    await countAt({ limit: 'newDeviceEmail', of: [id] }, 2)
    await Promise.all([signIn(member, phone), signIn(member, elsewhere)])
    expect(await emailsTo(member.email)).toHaveLength(1)
  })
})

describe('signing in', () => {
  it('answers with the own profile and is never cached', async () => {
    const { email, password } = await newMember()
    const { data, headers } = await signIn({ email, password })
    expect(data.user).toMatchObject({ email, role: 'user' })
    expect(headers.get('cache-control')).toBe('no-store')
  })

  it.each([
    ['an empty body', undefined],
    ['an object for the email', { email: { $ne: 1 }, password: 'x' }],
    ['an empty password', { email: 'a@example.org', password: '' }],
    ['an object for the code', { email: 'a@example.org', password: 'x', code: { $ne: 1 } }],
    ['five digits for the code', { email: 'a@example.org', password: 'x', code: '12345' }],
  ])('refuses %s with a problem at the field', async (_, body) => {
    const { status, data } = await rest('POST', '/users/login', { body })
    expect(status).toBe(400)
    expect(data.errors[0].data.errors.length).toBeGreaterThan(0)
  })

  it('opens no session when the password is changed meanwhile', async () => {
    const { email, password, id } = await newMember()
    const payload = await getTestPayload()
    const entering = signIn({ email, password })
    await payload.update({ collection: 'users', id, data: { password: 'съвсем-нова' } })
    const { status } = await entering
    const { sessions } = await payload.findByID({ collection: 'users', id, showHiddenFields: true })
    // In either order, no session of the old password remains.
    expect(sessions ?? []).toEqual([])
    expect([200, 401]).toContain(status)
  })
})

const elsewhere = { 'X-Client-Address': '198.51.100.20' }
const phone = {
  'User-Agent': 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36',
  'X-Client-Address': '203.0.113.77',
}

/** Counts tries as if each came from a new address. */
const closeAccount = (email: string, tries: number = passwordTries.account.tries) =>
  countAt({ limit: 'account', of: [email] }, tries)

const changed = ({ Cookie }: { Cookie: string }) => ({ Cookie: Cookie.replace('.signIn.', '.letter.') })

async function passTime() {
  const payload = await getTestPayload()
  const data = { expiresAt: new Date(Date.now() - 1000).toISOString() }
  await payload.update({ collection: 'sign-in-attempts', where: { id: { exists: true } }, data })
}
