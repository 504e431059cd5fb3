import { afterEach, expect, it, vi } from 'vitest'
import { sessionAccount } from '#database/statements/account/session-account'
import { signedInMember } from '#support/members'
import { getTestPayload, rest } from '#support/rest'

vi.mock('#database/statements/account/session-account', { spy: true })

const payload = await getTestPayload()
afterEach(() => void vi.restoreAllMocks())

/** Both strategies (collections/endpoints/account/sign-in) fail `times` times, as if every connection were in use. */
function loseMember(times: number) {
  const failing = [vi.mocked(sessionAccount), vi.spyOn(payload, 'findByID')]
  for (const lookup of failing)
    for (let count = 0; count < times; count += 1)
      lookup.mockRejectedValueOnce(new Error('timeout exceeded when trying to connect'))
}

it('looks a member up again after the database timed out', async () => {
  const { headers, id } = await signedInMember()
  loseMember(1)
  expect((await rest('GET', '/me', { headers })).data.user).toMatchObject({ id })
  loseMember(1)
  const written = await rest('POST', '/posts', { headers, body: { content: 'Здравейте' } })
  expect([written.status, written.data.doc.owner]).toEqual([201, id])
})

it('answers 503 and not 401 when the second lookup fails', async () => {
  const { headers } = await signedInMember()
  loseMember(2)
  const { status, headers: given } = await rest('POST', '/posts', { headers, body: { content: 'Здравейте' } })
  expect([status, given.get('retry-after')]).toEqual([503, '5'])
})

it('treats an ended session and a forged signature as a visitor', async () => {
  const { headers } = await signedInMember()
  const forged = { Cookie: `${headers.Cookie.slice(0, -4)}AAAA` }
  expect((await rest('GET', '/me', { headers: forged })).data).toEqual({ user: null })
  await rest('POST', '/users/logout', { headers })
  expect((await rest('GET', '/me', { headers })).data).toEqual({ user: null })
})
