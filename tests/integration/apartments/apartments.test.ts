import { describe, expect, it } from 'vitest'
import { apartmentInput as input, newApartment, publishedApartment } from '#support/apartments'
import { signedInMember } from '#support/members'
import { getTestPayload, rest } from '#support/rest'

const post = (body: Record<string, unknown>, headers?: Record<string, string>) =>
  rest('POST', '/apartments', { body, headers })
const readAs = (id: string, options: Parameters<typeof rest>[2] = {}) =>
  rest('GET', `/apartments/${id}`, options)
const problemsOf = (data: any) =>
  Object.fromEntries(data.errors[0].data.errors.map((one: any) => [one.path, one.message]))
const ids = (data: any): string[] => data.docs.map((doc: any) => doc.id)

describe('publishing', () => {
  it('asks a visitor to sign in', async () => {
    const { status, data } = await post(input)
    expect([status, data.errors[0].message]).toEqual([401, 'Трябва да влезете в профила си'])
  })

  it('stores the type, leaves the ad pending and gives it an address', async () => {
    const { apartment, owner } = await newApartment({ adType: 'search', approval: 'approved', listed: true })
    expect(apartment).toMatchObject({ adType: 'search', price: 780.5, approval: 'pending', owner: owner.id })
    expect(apartment.slug).toMatch(/^dvustaen-do-parka(-\d+)?$/)
  })

  it('stores the optional fields', async () => {
    const optional = {
      warmRent: 950,
      deposit: 1500,
      area: 54.5,
      furnished: true,
      petsAllowed: false,
      registrationPossible: true,
      email: 'kaloyan@example.org',
    }
    const { apartment } = await newApartment({ ...optional, availableFrom: '2026-12-01' })
    expect(apartment).toMatchObject({ ...optional, availableFrom: '2026-12-01T00:00:00.000Z' })
  })

  it.each(Object.keys(input))('names the missing %s', async (field) => {
    const { headers } = await signedInMember()
    const { status, data } = await post({ ...input, [field]: null }, headers)
    expect([status, data.errors[0].message]).toEqual([400, 'Моля, попълнете всички задължителни полета.'])
    expect(Object.keys(problemsOf(data))).toEqual([field])
  })

  it.each([
    ['adType', 'swap', 'Изберете една от възможностите.'],
    ['price', -1, 'Най-малко 0.'],
    ['rooms', 0, 'Най-малко 1.'],
    ['rooms', 2.5, 'Въведете цяло число.'],
    ['phone', 'при Калоян', 'Проверете телефона: само цифри, например +49 30 1234567.'],
    ['phone', '112', 'Проверете телефона: само цифри, например +49 30 1234567.'],
    ['deposit', 2342, 'Депозитът може да е най-много три наема без разходите (§ 551 BGB).'],
    ['title', 'ж'.repeat(101), 'Най-много 100 символа.'],
    ['email', 'не е имейл', 'Проверете имейла: трябва да изглежда като ime@example.com.'],
    ['availableFrom', 'скоро', 'Въведете дата.'],
    ['furnished', 'да', 'Изберете една от възможностите.'],
  ])('refuses the %s %s', async (field, value, message) => {
    const { headers } = await signedInMember()
    const { status, data } = await post({ ...input, [field]: value }, headers)
    expect([status, problemsOf(data)]).toEqual([400, { [field]: message }])
  })

  it('needs neither address nor deposit of who searches, and stores none', async () => {
    const { apartment } = await newApartment({ adType: 'search', address: 'Hemmstraße', deposit: 90_000 })
    expect(apartment).toMatchObject({ adType: 'search', address: null, deposit: null })
    const bare = await newApartment({ adType: 'search', address: undefined })
    expect(bare.apartment.address).toBeNull()
  })

  it('asks for the address when a search becomes an offer', async () => {
    const { id, owner } = await newApartment({ adType: 'search' })
    const { status, data } = await rest('PATCH', `/apartments/${id}`, {
      body: { adType: 'offer' },
      headers: owner.headers,
    })
    expect([status, Object.keys(problemsOf(data))]).toEqual([400, ['address']])
  })

  it('does not hold up an edit of an ad that is older than the rule on deposits', async () => {
    const { id, owner } = await newApartment()
    const payload = await getTestPayload()
    await payload.db.updateOne({ collection: 'apartments', id, data: { deposit: 9000 } })
    const edit = (body: object) =>
      rest('PATCH', `/apartments/${id}`, { body: { ...body }, headers: owner.headers })
    expect((await edit({ title: 'Двустаен с балкон' })).status).toBe(200)
    expect((await edit({ deposit: 9001 })).status).toBe(400)
  })

  it('allows one ad per account, also with many requests at once', async () => {
    const { headers } = await signedInMember()
    const answers = await Promise.all(Array.from({ length: 200 }, () => post(input, headers)))
    const refused = answers.filter(({ status }) => status !== 201)
    expect(refused).toHaveLength(199)
    expect(new Set(refused.map(({ status, data }) => `${status} ${data.errors[0].message}`))).toEqual(
      new Set(['409 Можете да публикувате само една обява за квартира на акаунт.']),
    )
  }, 90_000)
})

describe('approval', () => {
  it('shows a pending ad to its owner and moderators only, an approved one to everybody', async () => {
    const { id, owner } = await newApartment()
    expect((await readAs(id)).status).toBe(404)
    expect((await readAs(id, { as: 'other' })).status).toBe(404)
    expect((await readAs(id, { headers: owner.headers })).data.approval).toBe('pending')
    await rest('PATCH', `/apartments/${id}`, { as: 'moderator', body: { approval: 'approved' } })
    const { status, data } = await readAs(id)
    expect([status, data.title]).toEqual([200, input.title])
    expect(data).not.toHaveProperty('owner')
  })

  it('is needed again after a change, but not after an unchanged form', async () => {
    const { id, owner } = await publishedApartment({ availableFrom: '2026-12-01' })
    const edit = (body: Record<string, unknown>) =>
      rest('PATCH', `/apartments/${id}`, { body, headers: owner.headers })
    const same = await edit({ ...input, availableFrom: '2026-12-01' })
    expect(same.data.doc.approval).toBe('approved')
    expect((await edit({ price: 820 })).data.doc).toMatchObject({ approval: 'pending', price: 820 })
    expect((await readAs(id)).data.price).toBe(780.5)
  })
})

describe('the list', () => {
  it('starts with the newest and filters by type, city, price and rooms', async () => {
    const cheap = await publishedApartment({ city: 'Касел', price: 500, rooms: 1 })
    const large = await publishedApartment({ city: 'Касел', price: 1400, rooms: 4 })
    const wanted = await publishedApartment({ city: 'Касел', adType: 'search', price: 600 })
    const list = async (query: string) =>
      ids((await rest('GET', `/apartments?where[city][equals]=Касел&${query}`)).data)
    expect(await list('')).toEqual([wanted.id, large.id, cheap.id])
    expect(await list('where[adType][equals]=offer&where[price][less_than_equal]=900')).toEqual([cheap.id])
    expect(await list('where[rooms][greater_than_equal]=3')).toEqual([large.id])
    expect(await list('sort=price')).toEqual([cheap.id, wanted.id, large.id])
  })
})

describe('the ad of another member', () => {
  it('cannot be changed or deleted', async () => {
    const { id } = await publishedApartment()
    const change = await rest('PATCH', `/apartments/${id}`, { as: 'other', body: { title: 'Моя' } })
    const removal = await rest('DELETE', `/apartments/${id}`, { as: 'other' })
    expect([change.status, removal.status]).toEqual([403, 403])
  })
})
