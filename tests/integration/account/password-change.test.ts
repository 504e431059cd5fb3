import { describe, expect, it } from 'vitest'
import { closeAccount, countTries } from '#support/count-tries'
import { deviceIn, deviceOf, isKnown } from '#support/devices'
import { newMember, openSession } from '#support/members'
import { account, rest } from '#support/rest'

describe('a change of the password', () => {
  it.each(['member', 'moderator', 'admin'] as const)(
    'is refused in an ordinary profile update by %s',
    async (as) => {
      const { id } = await account('member')
      const { status, data } = await rest('PATCH', `/users/${id}`, { as, body: { password: 'открадната' } })
      expect([status, data.errors[0].data.errors[0].path]).toEqual([400, 'password'])
    },
  )

  it('is not blocked by wrong passwords of others, and own ones block only this session', async () => {
    const member = await newMember()
    const [here, there] = [await openSession(member), await openSession(member)]
    await closeAccount(member.email)
    await countTries(member.email, 5)
    const change = (headers: Record<string, string>, currentPassword: string) =>
      rest('POST', '/me/password', { headers, body: { currentPassword, password: 'нова-парола' } })
    const all = await Promise.all(Array.from({ length: 12 }, () => change(there, 'грешна')))
    expect(all.filter(({ status }) => status === 400)).toHaveLength(5)
    expect(all.filter(({ status }) => status === 429)).toHaveLength(7)
    expect((await change(here, member.password)).status).toBe(200)
  })

  it('requires the current password and signs out all other devices', async () => {
    const member = await newMember()
    const before = await deviceOf(member.email)
    const [here, elsewhere] = [await openSession(member), await openSession(member)]
    const change = (currentPassword: string) =>
      rest('POST', '/me/password', {
        headers: { Cookie: `${here.Cookie}; ${before.Cookie}` },
        body: { currentPassword, password: 'нова-парола' },
      })
    const refused = await change('грешна')
    expect(refused.data.errors[0].data.errors).toEqual([
      { path: 'currentPassword', label: 'Досегашна парола', message: 'Досегашната парола не е вярна.' },
    ])
    const changed = await change(member.password)
    expect(changed.status).toBe(200)
    const knows = (device: Record<string, string>) => isKnown(member.email, device)
    expect([await knows(before), await knows(deviceIn(changed.headers))]).toEqual([false, true])
    expect((await rest('GET', '/me', { headers: here })).data.user).toMatchObject({ email: member.email })
    expect((await rest('GET', '/me', { headers: elsewhere })).data).toEqual({ user: null })
    expect((await rest('POST', '/me/password', { body: {} })).status).toBe(401)
  })
})
