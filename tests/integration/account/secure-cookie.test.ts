import { beforeAll, expect, it } from 'vitest'
import { provideEnv } from '#env'

/** The configuration reads SITE_URL when it is first imported, so these imports come after it. */
async function atHttps() {
  provideEnv({ SITE_URL: 'https://example.org' })
  const [members, calls] = await Promise.all([import('#support/members'), import('#support/rest')])
  return { ...members, ...calls, member: await members.newMember() }
}
let site: Awaited<ReturnType<typeof atHttps>>
beforeAll(async () => void (site = await atHttps()))

it('sets and clears cookies with Secure behind https', async () => {
  const { member, signIn, rest } = site
  const [given = '', device = ''] = (await signIn(member)).headers.getSetCookie()
  expect(given).toMatch(/^payload-token=[^;]+;/)
  expect(given.split('; ')).toEqual(expect.arrayContaining(['HttpOnly=true', 'Secure=true', 'SameSite=Lax']))
  expect(device).toMatch(/^__Host-device=[^;]+; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/)
  const [session = ''] = given.split(';')
  const taken = (await rest('POST', '/users/logout', { headers: { Cookie: session } })).headers
  expect(taken.get('set-cookie')).toMatch(/^payload-token=;.*Secure/)
})
