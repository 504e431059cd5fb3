import { expect, test, vi } from 'vitest'
import { sessionAccount } from '#database/statements/account/session-account'
import { signedInMember } from '../../support/members'
import { getTestPayload, rest } from '../../support/rest'

test('the account of a session is what Payload reads', async () => {
  const payload = await getTestPayload()
  const { id } = await signedInMember({ role: 'moderator' })
  const dates = { suspendedUntil: '2026-01-02T03:04:05.678Z', feedVisitedAt: '2026-01-02T03:04:05.678Z' }
  const data = { ...dates, suspensionReason: 'Причина', city: 'Кьолн', fullName: 'Ана Мария Кол' }
  await payload.update({ collection: 'users', id, data })

  const { collection: _, ...read } = await payload.findByID({ collection: 'users', id, depth: 0 })
  const account = await sessionAccount(payload, id)
  expect(account).toEqual(read)
  expect(account).toMatchObject({ firstName: 'Ана', lastName: 'Мария Кол', profileComplete: true })
  expect(account!.sessions).toHaveLength(1)
  expect(await sessionAccount(payload, crypto.randomUUID())).toBeNull()
})

test("a session is checked by Payload's rules, without its slow read", async () => {
  const payload = await getTestPayload()
  const { id, headers } = await signedInMember()
  const slowRead = vi.spyOn(payload, 'findByID')
  const { user } = await payload.auth({ headers: new Headers(headers) })
  expect(user).toMatchObject({ id, collection: 'users', role: 'user', _strategy: 'local-jwt' })
  expect(slowRead).not.toHaveBeenCalled()

  await rest('POST', '/users/logout', { headers })
  expect((await payload.auth({ headers: new Headers(headers) })).user).toBeNull()
})
