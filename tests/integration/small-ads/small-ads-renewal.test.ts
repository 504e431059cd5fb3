import { describe, expect, it } from 'vitest'
import { longDateTime } from '#domain/time/dates'
import { signedInMember } from '#support/members'
import { rest } from '#support/rest'
import { expireIn, newSmallAd } from '#support/small-ads'

const renew = (id: string, options: Parameters<typeof rest>[2] = {}) =>
  rest('POST', `/small-ads/${id}/renew`, options)
const left = ({ expiresAt }: { expiresAt: string }) => (Date.parse(expiresAt) - Date.now()) / 86_400_000

describe('renewing an ad', () => {
  it.each([
    ['has expired', -30],
    ['is about to expire', 5],
  ])('makes an ad that %s valid for 7 days again', async (_, hours) => {
    const { id, owner } = await newSmallAd()
    await expireIn(id, hours)
    const { status, data, headers } = await renew(id, { headers: owner.headers })
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(left(data.doc)).toBeGreaterThan(6.99)
    expect(left(data.doc)).toBeLessThanOrEqual(7)
    expect(data.doc.isExpired).toBe(false)
    expect((await rest('GET', `/small-ads/${id}`)).status).toBe(200)
  })

  it('is refused before the last 24 hours, with the time from which it is possible', async () => {
    const { id, ad, owner } = await newSmallAd()
    const { status, data } = await renew(id, { headers: owner.headers })
    expect(status).toBe(409)
    expect(data.errors[0].message).toBe(
      `Обявата е валидна до ${longDateTime(ad.expiresAt)}. Можете да я подновите през последните 24 часа преди това.`,
    )
  })

  it('is refused while another ad is active', async () => {
    const { id, owner } = await newSmallAd()
    await expireIn(id, -1)
    await newSmallAd({}, owner)
    const { status, data } = await renew(id, { headers: owner.headers })
    expect([status, data.errors[0].message]).toEqual([
      409,
      'Имате активна обява. Можете да имате само една активна обява на акаунт.',
    ])
  })

  it('succeeds once out of 20 concurrent requests', async () => {
    const { id, owner } = await newSmallAd()
    await expireIn(id, -1)
    const answers = await Promise.all(Array.from({ length: 20 }, () => renew(id, { headers: owner.headers })))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(19)
  })

  it('leaves one active ad when two renewals and a new ad are concurrent', async () => {
    const owner = await signedInMember()
    const expired: string[] = []
    for (const hours of [-400, -200]) {
      const { id } = await newSmallAd({}, owner)
      await expireIn(id, hours)
      expired.push(id)
    }
    const body = (await rest('GET', `/small-ads/${expired[0]}`, { headers: owner.headers })).data
    const answers = await Promise.all([
      ...expired.map((id) => renew(id, { headers: owner.headers })),
      rest('POST', '/small-ads', { body, headers: owner.headers }),
    ])
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2)
  })

  it('is not reverted by a concurrent edit', async () => {
    const { id, owner } = await newSmallAd()
    const edit = (number: number) =>
      rest('PATCH', `/small-ads/${id}`, { body: { title: `Колело ${number}` }, headers: owner.headers })
    for (let round = 0; round < 5; round += 1) {
      await expireIn(id, -1)
      const renewing = renew(id, { headers: owner.headers })
      const answers = await Promise.all([edit(1), edit(2), renewing, edit(3), edit(4)])
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
      expect(left((await rest('GET', `/small-ads/${id}`)).data)).toBeGreaterThan(6.9)
    }
  })

  it('is for the owner only', async () => {
    const { id } = await newSmallAd()
    const visitor = await renew(id)
    expect([visitor.status, visitor.data.errors[0].message]).toEqual([
      401,
      'Трябва да сте влезли в акаунта си',
    ])
    const other = await renew(id, { as: 'other' })
    expect([other.status, other.data.errors[0].message]).toEqual([
      403,
      'Само който е публикувал обявата, може да я поднови.',
    ])
    await expireIn(id, -1)
    expect((await renew(id, { as: 'other' })).status).toBe(404)
    expect((await renew(crypto.randomUUID(), { as: 'other' })).status).toBe(404)
    expect((await renew('ne-id', { as: 'other' })).status).toBe(404)
  })
})
