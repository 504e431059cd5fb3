import { describe, expect, it } from 'vitest'
import { countTries } from '../support/count-tries'
import { newMember, signIn } from '../support/members'
import { getTestPayload, rest } from '../support/rest'

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

/** As if ten minutes had gone by. */
async function passTime() {
  const payload = await getTestPayload()
  const data = { expiresAt: new Date(Date.now() - 1000).toISOString() }
  await payload.update({ collection: 'sign-in-attempts', where: { id: { exists: true } }, data })
}
