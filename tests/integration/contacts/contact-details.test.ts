import { beforeAll, describe, expect, it } from 'vitest'
import { requestLimits } from '#domain/request-limits'
import { provideEnv } from '#env'
import { publishedApartment } from '#support/apartments'
import { rest } from '#support/rest'
import { expireIn, newSmallAd } from '#support/small-ads'

const contact = 'kontakt-4711@example.org'
const phone = '+49 30 4711'
type Item = { slug: string; id: string; headers: Record<string, string>; details: Record<string, unknown> }
const items: Item[] = []

beforeAll(async () => {
  const ad = await newSmallAd({ contact })
  const apartment = await publishedApartment({ contact: 'Лице за връзка', phone, email: contact })
  items.push({ slug: 'small-ads', id: ad.id, headers: ad.owner.headers, details: { contact } })
  const details = { contact: 'Лице за връзка', phone, email: contact }
  items.push({ slug: 'apartments', id: apartment.id, headers: apartment.owner.headers, details })
})

const each = (name: string, test: (item: Item) => Promise<void>) =>
  it.each([0, 1])(`${name} (%i)`, (index) => test(items[index]!))
const read = ({ slug, id }: Item, options: Parameters<typeof rest>[2] = {}) =>
  rest('GET', `/${slug}/${id}`, options)
const reveal = ({ slug, id }: Item, options: Parameters<typeof rest>[2] = {}) =>
  rest('POST', `/${slug}/${id}/reveal-contact`, options)
const views = async (item: Item) => (await read(item, { headers: item.headers })).data.contactViews

describe('contact details', () => {
  each('are missing for a visitor in the ad and in the list', async (item) => {
    const answers = [await read(item), await rest('GET', `/${item.slug}`)]
    for (const { text } of answers) for (const secret of [contact, phone]) expect(text).not.toContain(secret)
  })

  each('are shown to members, the owner and staff', async (item) => {
    const seen = [
      await read(item, { as: 'member' }),
      await read(item, { headers: item.headers }),
      await read(item, { as: 'moderator' }),
    ]
    for (const { data } of seen) expect(data).toMatchObject(item.details)
  })

  each('are revealed to a visitor for one ad, counted and not cached', async (item) => {
    const before = await views(item)
    const { status, data, headers } = await reveal(item)
    expect([status, data]).toEqual([200, item.details])
    expect(headers.get('cache-control')).toBe('no-store')
    expect(await views(item)).toBe(before + 1)
  })

  each('are not counted when the owner reveals them', async (item) => {
    const before = await views(item)
    expect((await reveal(item, { headers: item.headers })).data).toEqual(item.details)
    expect(await views(item)).toBe(before)
  })

  each('have a count that only the owner and staff see', async (item) => {
    for (const as of ['visitor', 'other'] as const) {
      expect((await read(item, { as })).data).not.toHaveProperty('contactViews')
    }
    expect((await read(item, { as: 'moderator' })).data.contactViews).toEqual(expect.any(Number))
  })

  each('are counted every time, also at once and while the owner saves', async (item) => {
    const before = await views(item)
    const write = () =>
      rest('PATCH', `/${item.slug}/${item.id}`, { body: { contactViews: 0 }, headers: item.headers })
    await Promise.all([
      ...Array.from({ length: 10 }, () => reveal(item)),
      write(),
      write(),
      ...Array.from({ length: 10 }, () => reveal(item)),
      write(),
    ])
    expect(await views(item)).toBe(before + 20)
  })
})

describe('nothing is revealed', () => {
  it('of an expired ad or an unknown one', async () => {
    const { id } = await newSmallAd({ contact })
    await expireIn(id, -1)
    expect((await rest('POST', `/small-ads/${id}/reveal-contact`)).status).toBe(404)
    expect((await rest('POST', `/apartments/${crypto.randomUUID()}/reveal-contact`)).status).toBe(404)
  })

  it('of a new phone number that is pending', async () => {
    const { id, owner } = await publishedApartment()
    await rest('PATCH', `/apartments/${id}`, { body: { phone: '+49 666' }, headers: owner.headers })
    const item = { slug: 'apartments', id, headers: owner.headers, details: {} }
    expect((await reveal(item)).data.phone).toBe('+49 151 1234567')
    expect((await read(item, { as: 'member' })).data.phone).toBe('+49 151 1234567')
    expect((await reveal(item, { headers: owner.headers })).data.phone).toBe('+49 666')
  })

  it.each(['?depth=1', '?select[contact]=true'])('with the query %s', async (query) => {
    expect((await rest('POST', `/small-ads/${items[0]!.id}/reveal-contact${query}`)).status).toBe(400)
  })
})

describe('the limit', () => {
  it('lets one address reveal 20 an hour and then answers 429', async () => {
    provideEnv({ REQUEST_LIMITS: 'on' })
    try {
      const { points } = requestLimits.reveal
      expect(points).toBe(20)
      const statuses: number[] = []
      for (let index = 0; index <= points; index += 1) statuses.push((await reveal(items[index % 2]!)).status)
      expect(statuses).toEqual([...Array<number>(points).fill(200), 429])
    } finally {
      provideEnv({ REQUEST_LIMITS: 'off' })
    }
  })
})
