import { beforeAll, expect, it } from 'vitest'
import { provideEnv } from '#env'

/** The configuration is read when it is first loaded, so everything that loads it waits for the address. */
async function atHttps() {
  provideEnv({ SITE_URL: 'https://example.org' })
  const [members, calls] = await Promise.all([import('../support/members'), import('../support/rest')])
  return { ...members, ...calls, member: await members.newMember() }
}
let site: Awaited<ReturnType<typeof atHttps>>
beforeAll(async () => void (site = await atHttps()))

it('зад https бисквитката на сесията се дава и се взема само по https', async () => {
  const { member, signIn, rest } = site
  const given = (await signIn(member)).headers.get('set-cookie') ?? ''
  expect(given).toMatch(/^payload-token=[^;]+;/)
  expect(given.split('; ')).toEqual(expect.arrayContaining(['HttpOnly=true', 'Secure=true', 'SameSite=Lax']))
  const [session = ''] = given.split(';')
  const taken = (await rest('POST', '/users/logout', { headers: { Cookie: session } })).headers
  expect(taken.get('set-cookie')).toMatch(/^payload-token=;.*Secure/)
})
