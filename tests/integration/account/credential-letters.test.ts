import { describe, expect, it } from 'vitest'
import { emailsTo, tokenIn } from '#support/emails'
import { newMember, openSession } from '#support/members'
import { rest } from '#support/rest'

const subjectOf = 'паролата на профила Ви беше сменена'

describe('a letter tells of a new password', () => {
  it('set in the profile', async () => {
    const member = await newMember({ fullName: 'Рада Петрова' })
    const headers = await openSession(member)
    const body = { currentPassword: member.password, password: 'нова-парола' }
    const wrong = await rest('POST', '/me/password', { body: { ...body, currentPassword: 'друга' }, headers })
    expect([wrong.status, await emailsTo(member.email)]).toEqual([400, []])
    expect((await rest('POST', '/me/password', { body, headers })).status).toBe(200)
    const [letter, ...more] = await emailsTo(member.email)
    expect(more).toEqual([])
    expect(letter).toContain('Здравейте, Рада Петрова!')
    expect(letter).toContain(subjectOf)
    expect(letter).toContain('/auth/forgot')
    expect(letter).not.toContain('нова-парола')
  })

  it('set with a link', async () => {
    const { email } = await newMember()
    await rest('POST', '/users/forgot-password', { body: { email } })
    const token = tokenIn((await emailsTo(email))[0])
    expect(
      (await rest('POST', '/users/reset-password', { body: { token, password: 'нова-парола' } })).status,
    ).toBe(200)
    expect((await emailsTo(email)).filter((letter) => letter.includes(subjectOf))).toHaveLength(1)
  })

  it('but not of another change of the profile', async () => {
    const member = await newMember()
    const headers = await openSession(member)
    expect((await rest('PATCH', `/users/${member.id}`, { body: { city: 'Бон' }, headers })).status).toBe(200)
    expect(await emailsTo(member.email)).toEqual([])
  })
})

it('letters to both addresses tell of a new address, without the name', async () => {
  const member = await newMember({ fullName: 'Рада Петрова' })
  const email = `nov-${member.id.slice(0, 8)}@example.org`
  const { status } = await rest('PATCH', `/users/${member.id}`, { as: 'admin', body: { email } })
  expect(status).toBe(200)
  for (const address of [member.email, email]) {
    const [letter, ...more] = await emailsTo(address)
    expect(more).toEqual([])
    expect(letter).toContain('n••••@example.org')
    expect(letter).toContain('Здравейте!')
    expect(letter).not.toContain('Рада')
  }
})
