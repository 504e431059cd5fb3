import { describe, expect, it } from 'vitest'
import { deviceIn, deviceOf, isKnown } from '#support/devices'
import { newMember, openSession, sessionOf } from '#support/members'
import { getTestPayload, rest } from '#support/rest'

const phone = {
  'User-Agent': 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36',
  'X-Client-Address': '203.0.113.77',
}
const desk = {
  'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  'X-Client-Address': '2001:db8:85a3:8d3::7344',
}
const together = (...cookies: { Cookie: string }[]) => ({
  Cookie: cookies.map(({ Cookie }) => Cookie).join('; '),
})
const me = (headers: Record<string, string>) => rest('GET', '/me', { headers })
const isIn = async (headers: Record<string, string>) => (await me(headers)).data.user !== null

describe('sessions', () => {
  it('are listed with browser, masked address, time and which one is current', async () => {
    const member = await newMember()
    const [onPhone, onDesk] = [await sessionOf(member, phone), await sessionOf(member, desk)]
    const { data } = await me(onPhone)
    expect(data.sessions).toEqual([
      {
        id: expect.any(String),
        browser: 'Chrome, Android',
        ip: '203.0.113.•••',
        createdAt: expect.any(String),
        lastUsedAt: expect.any(String),
        current: true,
      },
      expect.objectContaining({ browser: 'Firefox, Linux', ip: '2001:db8:85a3::/48', current: false }),
    ])
    expect((await me(onDesk)).data.sessions[0]).toMatchObject({ browser: 'Firefox, Linux', current: true })
  })

  it('store the time of their last use, but not on every request', async () => {
    const member = await newMember()
    const session = await openSession(member)
    const payload = await getTestPayload()
    const lastUse = async () => (await me(session)).data.sessions[0].lastUsedAt
    const first = await lastUse()
    expect(await lastUse()).toBe(first)

    const old = new Date(Date.now() - 6 * 60_000).toISOString()
    const { sessions } = await payload.findByID({ collection: 'users', id: member.id })
    await payload.update({
      collection: 'users',
      id: member.id,
      data: { sessions: sessions?.map((one) => ({ ...one, lastUsedAt: old })) },
    })
    await lastUse()
    expect(new Date(await lastUse()).getTime()).toBeGreaterThan(new Date(old).getTime())
  })

  it('can be ended one by one, but not those of others', async () => {
    const member = await newMember()
    const [here, there] = [await openSession(member), await openSession(member)]
    const stranger = await openSession(await newMember())
    const [, other] = (await me(here)).data.sessions
    const end = (headers: Record<string, string>) => rest('DELETE', `/me/sessions/${other.id}`, { headers })
    expect((await end(stranger)).status).toBe(404)
    expect(await isIn(there)).toBe(true)
    expect((await end(here)).data).toEqual({ ended: 1 })
    expect([await isIn(here), await isIn(there)]).toEqual([true, false])
    expect((await end(here)).status).toBe(404)
    expect((await rest('DELETE', '/me/sessions')).status).toBe(401)
  })

  it('end all but the current one at once, or all by signing out everywhere', async () => {
    const member = await newMember()
    const [here, there] = [await openSession(member), await openSession(member)]
    expect((await rest('DELETE', '/me/sessions', { headers: here })).data).toEqual({ ended: 1 })
    expect([await isIn(here), await isIn(there)]).toEqual([true, false])

    const again = await openSession(member)
    const out = await rest('POST', '/users/logout?allSessions=true', { headers: here })
    expect(out.status).toBe(200)
    expect(out.headers.get('set-cookie')).toMatch(/payload-token=;/)
    expect([await isIn(here), await isIn(again)]).toEqual([false, false])
    expect((await rest('POST', '/users/logout', { headers: here })).status).toBe(200)
  })

  it('forget the known devices when ended together; the current one stays known if its session does', async () => {
    const member = await newMember()
    const here = await openSession(member)
    const [phone, other] = [await deviceOf(member.email), await deviceOf((await newMember()).email)]
    const knows = (device: Record<string, string>) => isKnown(member.email, device)
    expect([await knows(phone), await knows(other)]).toEqual([true, false])
    const { headers } = await rest('DELETE', '/me/sessions', { headers: together(here, phone) })
    const device = deviceIn(headers)
    expect([await knows(phone), await knows(device)]).toEqual([false, true])
    await rest('POST', '/users/logout?allSessions=true', { headers: here })
    expect(await knows(device)).toBe(false)
  })

  it('stay ended when the profile is changed at the same time', async () => {
    const member = await newMember()
    const [here, there] = [await openSession(member), await openSession(member)]
    const change = (city: string) => rest('PATCH', `/users/${member.id}`, { headers: there, body: { city } })
    for (let round = 0; round < 5; round += 1) {
      const changes = Array.from({ length: 6 }, (_, number) => change(`Град ${number}`))
      await Promise.all([...changes, rest('DELETE', '/me/sessions', { headers: here })])
      expect(await isIn(there)).toBe(false)
    }
  })

  it('do not open with a foreign or old token', async () => {
    const member = await newMember()
    const session = await openSession(member)
    await rest('POST', '/users/logout', { headers: session })
    expect(
      (await rest('PATCH', `/users/${member.id}`, { headers: session, body: { city: 'Бон' } })).status,
    ).toBe(401)
    expect((await rest('POST', '/tokens', { headers: session })).status).toBe(401)
  })
})
