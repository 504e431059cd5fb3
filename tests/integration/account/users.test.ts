import { describe, expect, it } from 'vitest'
import { account, getTestPayload, rest } from '#support/rest'

const newcomer = (email: string) => ({ fullName: 'Калоян Вълчев', email, password: 'парола' })

describe('registration', () => {
  it('creates a plain member, whatever role is requested', async () => {
    const { status, data } = await rest('POST', '/users', {
      body: { ...newcomer('a@example.org'), role: 'admin' },
    })
    expect(status).toBe(201)
    const payload = await getTestPayload()
    const stored = await payload.findByID({ collection: 'users', id: data.doc.id })
    expect(stored.role).toBe('user')
  })

  it('refuses a registered email in any letter case', async () => {
    await rest('POST', '/users', { body: newcomer('zaet@example.org') })
    for (const email of ['zaet@example.org', 'ZAET@example.org']) {
      const { status, data } = await rest('POST', '/users', { body: newcomer(email) })
      expect(status).toBe(400)
      expect(data.errors[0].data.errors).toEqual([
        expect.objectContaining({
          path: 'email',
          message: 'Този имейл вече е регистриран. Опитайте с влизане.',
        }),
      ])
    }
  })

  it('refuses a short password', async () => {
    const { status, data } = await rest('POST', '/users', {
      body: { ...newcomer('b@example.org'), password: '12345' },
    })
    expect(status).toBe(400)
    expect(data.errors[0].data.errors).toEqual([
      { path: 'password', message: 'Паролата трябва да е поне 6 символа' },
    ])
  })

  it('refuses a form that a program filled in, whatever else it says', async () => {
    const send = (homepage: string) =>
      rest('POST', '/users', { body: { ...newcomer('programa@example.org'), homepage } })
    const { status, data } = await send('https://example.com')
    expect([status, data.errors[0].data.errors[0].path]).toEqual([400, 'homepage'])
    expect((await send('')).status).toBe(201)
  })

  it('requires name and email and reports all problems together', async () => {
    const { status, data } = await rest('POST', '/users', { body: { password: 'парола' } })
    expect(status).toBe(400)
    expect(data.errors[0].message).toMatch(/^Тези полета не са попълнени правилно/)
    expect(data.errors[0].data.errors).toEqual([
      { path: 'fullName', message: 'Въведете име и фамилия.' },
      { path: 'email', message: 'Въведете имейл.' },
    ])
  })
})

it('sums up a refusal in Bulgarian', async () => {
  const { id } = await account('member')
  const { status, data } = await rest('PATCH', `/users/${id}`, {
    as: 'member',
    body: { password: 'нова-парола' },
  })
  expect(status).toBe(400)
  expect(data.errors[0].message).toMatch(/^Паролата се сменя/)
})

describe('sign-in', () => {
  it('sets an HttpOnly, Lax cookie and shows the token nowhere else', async () => {
    await account('member')
    const { status, headers, text } = await rest('POST', '/users/login', {
      body: { email: 'member@example.org', password: 'parola-za-test' },
    })
    expect(status).toBe(200)
    expect(headers.get('set-cookie')).toMatch(/HttpOnly/i)
    expect(headers.get('set-cookie')).toMatch(/SameSite=Lax/i)
    expect(headers.get('set-cookie')).not.toMatch(/Secure/i)
    expect(text).not.toContain('"token"')
  })

  it.each([
    ['a wrong password', 'member@example.org'],
    ['an unknown email', 'nyama@example.org'],
  ])('answers with the same text after %s', async (_, email) => {
    await account('member')
    const { status, data } = await rest('POST', '/users/login', {
      body: { email, password: 'грешна-парола' },
    })
    expect(status).toBe(401)
    expect(data.errors[0].message).toBe('Невалиден имейл или парола')
  })
})

describe('profiles', () => {
  it.each(['visitor', 'other'] as const)('show %s only id, name, picture, city and role', async (as) => {
    const { id } = await account('member')
    const face = ['avatar', 'city', 'fullName', 'id', 'role']
    const one = await rest('GET', `/users/${id}`, { as })
    expect(Object.keys(one.data).sort()).toEqual(face)
    const list = await rest('GET', '/users?limit=50', { as })
    const others = list.data.docs.filter((doc: { email?: string }) => doc.email !== 'other@example.org')
    expect(others.length).toBeGreaterThan(0)
    for (const doc of others) expect(Object.keys(doc).sort()).toEqual(face)
  })

  it.each([
    ['email', 'email', 'member@example.org'],
    ['date of registration', 'createdAt', '2020-01-01'],
    ['session', 'sessions.ip', '203.0.113.•••'],
    ['hash of the password', 'hash', 'pbkdf2'],
    ['token for a new password', 'resetPasswordToken', 'x'],
    ['pending confirmation', 'awaitsConfirmation', 'true'],
  ])('cannot be searched by %s', async (_, field, value) => {
    for (const as of ['visitor', 'other'] as const) {
      const { status } = await rest('GET', `/users?where[${field}][equals]=${encodeURIComponent(value)}`, {
        as,
      })
      expect(status).toBe(400)
    }
  })

  it('are shown in full to their owner and staff, without hashes and sessions', async () => {
    const { id } = await account('member')
    for (const as of ['member', 'moderator', 'admin'] as const) {
      const { data, text } = await rest('GET', `/users/${id}`, { as })
      expect(data).toMatchObject({ email: 'member@example.org', firstName: 'Тест', profileComplete: true })
      expect(text).not.toMatch(/hash|salt|sessions|awaitsConfirmation|resetPassword/)
    }
  })

  it('have an email that only an administrator changes', async () => {
    const { id } = await account('other')
    const body = { email: 'drug@example.org' }
    expect((await rest('PATCH', `/users/${id}`, { as: 'other', body })).data.doc.email).toBe(
      'other@example.org',
    )
  })

  it('let a member change their name and city but not their role', async () => {
    const { id } = await account('member')
    const body = { fullName: 'Мария Стоянова', city: 'Мюнхен', role: 'admin' }
    const { status, data } = await rest('PATCH', `/users/${id}`, { as: 'member', body })
    expect(status).toBe(200)
    expect(data.doc).toMatchObject({
      fullName: 'Мария Стоянова',
      firstName: 'Мария',
      lastName: 'Стоянова',
      city: 'Мюнхен',
      role: 'user',
      profileComplete: true,
    })
  })

  it.each(['visitor', 'other', 'moderator'] as const)('are not changed or deleted by %s', async (as) => {
    const { id } = await account('member')
    const answers = [
      await rest('PATCH', `/users/${id}`, { as, body: { city: 'Бон' } }),
      await rest('DELETE', `/users/${id}`, { as }),
    ]
    for (const { status } of answers) {
      if (as === 'visitor') expect(status).toBe(401)
      else expect([403, 404]).toContain(status)
    }
  })

  it.each(['/unlock', '/verify/x', '/first-register'])('have no built-in call %s', async (path) => {
    await account('member')
    for (const as of ['visitor', 'member', 'moderator', 'admin'] as const) {
      const { status } = await rest('POST', `/users${path}`, { as, body: { email: 'member@example.org' } })
      expect(status).toBe(404)
    }
  })

  it('keep the last administrator from losing the role or being deleted', async () => {
    const { id } = await account('admin')
    const demotion = await rest('PATCH', `/users/${id}`, { as: 'admin', body: { role: 'user' } })
    const removal = await rest('DELETE', `/users/${id}`, { as: 'admin' })
    for (const { status, data } of [demotion, removal]) {
      expect(status).toBe(409)
      expect(data.errors[0].message).toBe(
        'Това е последният администратор. Първо дайте тази роля на друг човек.',
      )
    }
  })
})

describe('GET /api/me', () => {
  it('answers null to a visitor', async () => {
    const { status, data, headers } = await rest('GET', '/me')
    expect([status, data, headers.get('cache-control')]).toEqual([200, { user: null }, 'no-store'])
  })

  it('answers a member with their own profile', async () => {
    const { id } = await account('moderator')
    const { data } = await rest('GET', '/me', { as: 'moderator' })
    expect(data.user).toMatchObject({
      id,
      email: 'moderator@example.org',
      role: 'moderator',
      profileComplete: true,
    })
    expect(JSON.stringify(data)).not.toMatch(/hash|salt/)
  })
})
