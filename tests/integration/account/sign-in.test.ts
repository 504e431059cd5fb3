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

describe('заключване след грешни пароли', () => {
  it.each([
    ['адрес с профил', async () => (await newMember()).email],
    ['адрес без профил', async () => 'nikoy@example.org'],
  ])('%s: четири пъти се казва едно и също, петият заключва', async (_, make) => {
    const answers = await attempts(await make(), 6)
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 429, 429])
    expect(answers[0]?.data.errors[0].message).toBe('Невалиден имейл или парола')
    expect(answers[4]?.data.errors[0].message).toContain('заключен за 10 минути')
    const seconds = Number(answers[5]?.headers.get('retry-after'))
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(600)
  })

  it('докато е заключен, и вярната парола не помага, а след срока помага', async () => {
    const { email, password } = await newMember()
    await countTries(email, 5)
    expect((await signIn({ email, password })).status).toBe(429)
    await passTime()
    expect((await signIn({ email, password })).status).toBe(200)
  })

  it('заключеният адрес не пречи на верния от друг', async () => {
    const member = await newMember()
    await countTries(member.email, 5)
    expect((await signIn(member)).status).toBe(429)
    expect((await signIn(member, elsewhere)).status).toBe(200)
  })

  it('един адрес сам не заключва профила за всички, колкото и да опитва', async () => {
    const member = await newMember()
    await closeAccount(member.email, passwordTries.account.tries - 1)
    await countTries(member.email, 5)
    const refused = await attempts(member.email, 20)
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([429]))
    expect((await signIn(member, elsewhere)).status).toBe(200)
  })

  it('двайсет грешни от един адрес го спират за ден', async () => {
    const { email, password } = await newMember()
    const { tries } = passwordTries.addressAtAccountDaily
    await countAt({ limit: 'addressAtAccountDaily', of: [email, 'unknown'] }, tries)
    const { status, data } = await signIn({ email, password })
    expect([status, data.errors[0].message]).toEqual([429, expect.stringContaining('заключен за 24 часа')])
  })

  it('отказът казва как се влиза веднага', async () => {
    await countTries('zaklyuchen@example.org', 5)
    const [answer] = await attempts('zaklyuchen@example.org', 1)
    expect(answer?.data.errors[0].message).toContain('Поискайте писмо')
    expect(answer?.data.errors[0].data).toEqual({ code: 'locked' })
  })

  it('вярната парола забравя грешните преди нея', async () => {
    const { email, password } = await newMember()
    await countTries(email, 4)
    expect((await signIn({ email, password })).status).toBe(200)
    await countTries(email, 3)
    expect((await attempts(email, 1)).map(({ status }) => status)).toEqual([401])
  })

  it('сто опита наведнъж са сто опита: паролата се сравнява най-много пет пъти', async () => {
    const { email } = await newMember()
    const answers = await Promise.all(Array.from({ length: 100 }, () => signIn({ email, ...wrong })))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(4)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(96)
  })

  it('главните букви в имейла не дават нови опити', async () => {
    const { email } = await newMember()
    await countTries(email, 4)
    expect((await attempts(email.toUpperCase(), 1)).at(-1)?.status).toBe(429)
  })

  it('непознатите адреси не се пазят', async () => {
    await signIn({ email: 'taen-adres@example.org', ...wrong })
    const { docs } = await (
      await getTestPayload()
    ).find({ collection: 'sign-in-attempts', pagination: false })
    expect(docs.length).toBeGreaterThan(0)
    expect(JSON.stringify(docs)).not.toContain('taen-adres')
  })
})

describe('много адреси срещу един профил', () => {
  it('непознатите устройства се заключват, откъдето и да идват, а познатото влиза', async () => {
    const member = await newMember()
    await closeAccount(member.email)
    expect((await signIn(member, elsewhere)).status).toBe(429)
    const known = await deviceOf(member.email)
    expect((await signIn(member, known)).status).toBe(200)
    expect((await signIn(member, elsewhere)).status).toBe(429)
  })

  it('едновременни опити от много адреси: сравняват се само оставащите', async () => {
    const { email } = await newMember()
    await closeAccount(email, passwordTries.account.tries - 2)
    const from = (index: number) => ({ 'X-Client-Address': `198.51.100.${index}` })
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => signIn({ email, ...wrong }, from(index))),
    )
    // The last one that is compared closes the account.
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(29)
  })

  it.each([
    ['преправена', async (email: string) => changed(await deviceOf(email))],
    ['на друг профил', async () => deviceOf((await newMember()).email)],
    ['изтекла', (email: string) => deviceOf(email, { now: new Date('2026-01-01T00:00:00Z') })],
    ['с чужда тайна', (email: string) => deviceOf(email, { secret: 'another-secret' })],
    ['от времето на друга парола', async (email: string) =>
      deviceOf(email, { account: { ...(await storedAccount(email)), hash: 'old' } })],
  ])('бисквитка %s не отключва', async (_, make) => {
    const member = await newMember()
    await closeAccount(member.email)
    expect((await signIn(member, await make(member.email))).status).toBe(429)
  }) // prettier-ignore

  it('с открадната бисквитка се гадае само няколко пъти, после тя не отключва нищо', async () => {
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

  it('изтеклите броения се махат', async () => {
    await countTries('star-opit@example.org', 1)
    await passTime()
    const payload = await getTestPayload()
    await dropOldTries({ payload, transactionID: undefined })
    expect((await payload.count({ collection: 'sign-in-attempts' })).totalDocs).toBe(0)
  })
})

describe('познато устройство', () => {
  it('входът го запомня, без да издава нищо на скриптовете', async () => {
    const member = await newMember()
    const { headers } = await signIn(member)
    const cookie = headers.getSetCookie().find((one) => one.startsWith('device='))
    expect(cookie).toMatch(/; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Lax$/)
    expect(await isKnown(member.email, deviceIn(headers))).toBe(true)
  })

  it('след нова парола с писмо е отключено, но още не е познато', async () => {
    const { email } = await newMember()
    expect(await isKnown(email, await deviceOf(email, { way: 'letter' }))).toBe(false)
  })

  it('първият вход е без писмо, от ново устройство има писмо, от познато няма', async () => {
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

  it('повече от три такива писма на час няма', async () => {
    const member = await newMember()
    const { id, createdAt } = await storedAccount(member.email)
    const dayBefore = new Date(new Date(createdAt).getTime() - 86_400_000 * 2).toISOString()
    await (await getTestPayload()).db.updateOne({ collection: 'users', id, data: { createdAt: dayBefore } })
    await countAt({ limit: 'newDeviceEmail', of: [id] }, 2)
    await Promise.all([signIn(member, phone), signIn(member, elsewhere)])
    expect(await emailsTo(member.email)).toHaveLength(1)
  })
})

describe('вход', () => {
  it('отговорът е за самия човек и не се пази никъде', async () => {
    const { email, password } = await newMember()
    const { data, headers } = await signIn({ email, password })
    expect(data.user).toMatchObject({ email, role: 'user' })
    expect(headers.get('cache-control')).toBe('no-store')
  })

  it.each([
    ['празно тяло', undefined],
    ['обект вместо имейл', { email: { $ne: 1 }, password: 'x' }],
    ['празна парола', { email: 'a@example.org', password: '' }],
    ['обект вместо код', { email: 'a@example.org', password: 'x', code: { $ne: 1 } }],
    ['пет цифри вместо код', { email: 'a@example.org', password: 'x', code: '12345' }],
  ])('%s се отказва с грешка при полето', async (_, body) => {
    const { status, data } = await rest('POST', '/users/login', { body })
    expect(status).toBe(400)
    expect(data.errors[0].data.errors.length).toBeGreaterThan(0)
  })

  it('парола, сменена по време на входа, не отваря сесия', async () => {
    const { email, password, id } = await newMember()
    const payload = await getTestPayload()
    const entering = signIn({ email, password })
    await payload.update({ collection: 'users', id, data: { password: 'съвсем-нова' } })
    const { status } = await entering
    const { sessions } = await payload.findByID({ collection: 'users', id, showHiddenFields: true })
    // Whichever came first: the old password never leaves a session behind.
    expect(sessions ?? []).toEqual([])
    expect([200, 401]).toContain(status)
  })
})

const elsewhere = { 'X-Client-Address': '198.51.100.20' }
const phone = {
  'User-Agent': 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36',
  'X-Client-Address': '203.0.113.77',
}

/** As after wrong passwords from ever new addresses. */
const closeAccount = (email: string, tries: number = passwordTries.account.tries) =>
  countAt({ limit: 'account', of: [email] }, tries)

const changed = ({ Cookie }: { Cookie: string }) => ({ Cookie: Cookie.replace('.signIn.', '.letter.') })

/** As if ten minutes had gone by. */
async function passTime() {
  const payload = await getTestPayload()
  const data = { expiresAt: new Date(Date.now() - 1000).toISOString() }
  await payload.update({ collection: 'sign-in-attempts', where: { id: { exists: true } }, data })
}
