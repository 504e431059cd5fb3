import { sql } from '@payloadcms/db-postgres'
import { describe, expect, it } from 'vitest'
import { runSql } from '#database/connection/sql'
import { signedInMember } from '#support/members'
import { getTestPayload, rest } from '#support/rest'

const admin = (await signedInMember({ role: 'admin' })).headers
const moderator = (await signedInMember({ role: 'moderator' })).headers
const member = (await signedInMember()).headers

const read = (slug: string, options = {}) => rest('GET', `/globals/${slug}`, options)
const write = (slug: string, body: Record<string, unknown>, headers = admin) =>
  rest('POST', `/globals/${slug}`, { body, headers })
const announcements = async (slug: string) => {
  const payload = await getTestPayload()
  return runSql({ payload } as never, sql`select operation, extra from changes where collection = ${slug}`)
}

describe('globals', () => {
  it('have sensible values before they are first saved', async () => {
    expect((await read('site')).data).toMatchObject({ brand: 'Българи в Германия', forumPublicRead: false })
    const { data } = await read('legal')
    for (const part of ['imprint', 'privacy', 'cookies', 'terms', 'bgLaw', 'deLaw', 'dsaContact']) {
      expect(data[part].root.children.length).toBeGreaterThan(0)
    }
  })

  it.each(['site', 'legal'])('%s can be written by administrators and read by everyone', async (slug) => {
    const body = slug === 'site' ? { brand: 'Друго име' } : { effectiveFrom: '2026-12-01T12:00:00.000Z' }
    const statuses = []
    for (const headers of [{} as never, member, moderator, admin]) {
      statuses.push((await write(slug, body, headers)).status)
    }
    expect(statuses).toEqual([401, 403, 403, 200])
    expect((await read(slug)).data).toMatchObject(body)
  })

  it('a partial save keeps the other fields', async () => {
    await write('site', { brand: 'Българи в Германия', donationUrl: 'www.buymeacoffee.com/bg', notice: ' ' })
    await write('site', { forumPublicRead: true })
    expect((await read('site')).data).toMatchObject({
      brand: 'Българи в Германия',
      donationUrl: 'https://www.buymeacoffee.com/bg',
      forumPublicRead: true,
      notice: null,
    })
  })

  it.each([
    ['donationUrl', 'javascript:alert(1)'],
    ['creditUrl', 'ftp://example.org'],
    ['contactEmail', 'няма'],
  ])('refuses %s „%s“', async (field, value) => {
    const { status, data } = await write('site', { [field]: value })
    expect([status, data.errors[0].data.errors[0].path]).toEqual([400, field])
  })

  it('keeps earlier legal texts, readable by administrators only', async () => {
    const { data: before } = await read('legal')
    await write('legal', { terms: before.imprint })
    await write('legal', { terms: before.terms })
    const { data } = await rest('GET', '/globals/legal/versions', { headers: admin })
    expect(data.totalDocs).toBeGreaterThanOrEqual(2)
    for (const [headers, status] of [
      [{}, 401],
      [member, 403],
      [moderator, 403],
    ] as const) {
      expect((await rest('GET', '/globals/legal/versions', { headers })).status).toBe(status)
    }
  })

  it('refuses query parameters of a visitor', async () => {
    expect((await rest('GET', '/globals/site?depth=1')).status).toBe(400)
    expect((await rest('GET', '/globals/site?select[brand]=true')).status).toBe(400)
  })

  it('announces a save, but not a refused one', async () => {
    const before = (await announcements('site')).length
    await write('site', { notice: 'Тази нощ има поддръжка.' })
    await write('site', { notice: 'а'.repeat(301) })
    const after = await announcements('site')
    expect(after).toHaveLength(before + 1)
    expect(after.at(-1)).toEqual({ operation: 'update', extra: { before: {}, after: {} } })
  })
})
