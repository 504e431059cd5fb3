import { afterAll, beforeAll, expect, it } from 'vitest'
import { provideEnv } from '#env'
import { emailsTo, linkIn, tokenIn } from '#support/emails'
import { signIn } from '#support/members'
import { getTestPayload, rest } from '#support/rest'

beforeAll(() => provideEnv({ REQUIRE_EMAIL_VERIFICATION: 'true' }))
afterAll(() => provideEnv({ REQUIRE_EMAIL_VERIFICATION: 'false' }))

const register = (email: string) =>
  rest('POST', '/users', {
    body: { fullName: 'Калоян Вълчев', email, password: 'лозата7', awaitsConfirmation: false },
  })
const confirm = (token: string) => rest('POST', '/users/confirm-email', { body: { token } })

it('lets a new member sign in only after the link in the email', async () => {
  const member = { email: 'nov@example.org', password: 'лозата7' }
  expect((await register(member.email)).status).toBe(201)
  const refused = await signIn(member)
  expect([refused.status, refused.data.errors[0].message]).toEqual([
    403,
    'Потвърдете имейла си, преди да влезете. Изпратихме Ви писмо с връзка.',
  ])
  const wrong = await signIn({ ...member, password: 'не-е-тази' })
  expect([wrong.status, wrong.data.errors[0].message]).toEqual([401, 'Невалиден имейл или парола'])

  const [letter] = await emailsTo(member.email)
  expect(linkIn(letter).pathname).toBe('/auth/confirm')
  // A stranger may have entered this address, and a message as the name.
  expect(letter).not.toContain('Калоян')
  expect((await confirm(tokenIn(letter))).status).toBe(200)
  expect((await confirm(tokenIn(letter))).status).toBe(400)
  expect((await signIn(member)).status).toBe(200)
})

it('resends the email a limited number of times and does not reveal who is waiting', async () => {
  await register('chaka@example.org')
  const resend = (email: string) => rest('POST', '/users/resend-confirmation', { body: { email } })
  const answers = []
  for (let number = 0; number < 5; number += 1) answers.push((await resend('chaka@example.org')).text)
  answers.push((await resend('nikoy@example.org')).text, (await resend('nov@example.org')).text)
  expect(new Set(answers).size).toBe(1)
  expect(await emailsTo('chaka@example.org')).toHaveLength(3)
  expect(await emailsTo('nov@example.org')).toHaveLength(1)
})

it('needs no email for an account made by an administrator or a command', async () => {
  const data = {
    fullName: 'Ива Петрова',
    email: 'iva@example.org',
    password: 'лозата7',
    role: 'user',
  } as const
  await (await getTestPayload()).create({ collection: 'users', data })
  expect((await signIn(data)).status).toBe(200)
})

it('lets waiting members sign in once confirmation is switched off', async () => {
  await register('predi@example.org')
  provideEnv({ REQUIRE_EMAIL_VERIFICATION: 'false' })
  expect((await signIn({ email: 'predi@example.org', password: 'лозата7' })).status).toBe(200)
})
