import { describe, expect, it } from 'vitest'
import { signedInMember } from '#support/members'
import { rest } from '#support/rest'
import { expireIn, newSmallAd, smallAdInput as input } from '#support/small-ads'

const post = (body: Record<string, unknown>, headers?: Record<string, string>) =>
  rest('POST', '/small-ads', { body, headers })
const readAs = (id: string, options: Parameters<typeof rest>[2] = {}) =>
  rest('GET', `/small-ads/${id}`, options)
const problemsOf = (data: any) =>
  Object.fromEntries(data.errors[0].data.errors.map((one: any) => [one.path, one.message]))
const ids = (data: any): string[] => data.docs.map((doc: any) => doc.id)
const car = {
  carMake: 'Opel',
  carModel: 'Astra',
  carYear: 2012,
  carMileage: 168_000,
  carFuelType: 'Бензин',
  carTransmission: 'Ръчна',
  carCondition: 'Добро',
}
const days = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000

describe('publishing an ad', () => {
  it('asks a visitor to sign in', async () => {
    const { status, data } = await post(input)
    expect([status, data.errors[0].message]).toEqual([401, 'Трябва да сте влезли в акаунта си'])
  })

  it('refuses an incomplete profile', async () => {
    const { headers } = await signedInMember({ fullName: 'Калоян' })
    const { status, data } = await post(input, headers)
    expect(status).toBe(403)
    expect(data.errors[0].message).toBe(
      'Трябва да попълните всички полета в профила си, за да публикувате обява.',
    )
  })

  it('makes it valid for 7 days, whatever the request says', async () => {
    const owner = await signedInMember()
    const { ad } = await newSmallAd(
      { publishedAt: '2020-01-01T00:00:00.000Z', expiresAt: '2099-01-01T00:00:00.000Z', contactViews: 9 },
      owner,
    )
    expect(days(ad.publishedAt, ad.expiresAt)).toBe(7)
    expect(Math.abs(Date.now() - Date.parse(ad.publishedAt))).toBeLessThan(60_000)
    expect(ad).toMatchObject({ isExpired: false, contactViews: 0, owner: owner.id })
    expect(ad).not.toHaveProperty('expiryNotice')
  })

  it.each(Object.keys(input))('names %s when it is missing', async (field) => {
    const { headers } = await signedInMember()
    const { status, data } = await post({ ...input, [field]: ' ' }, headers)
    expect([status, data.errors[0].message]).toEqual([400, 'Моля, попълнете всички задължителни полета.'])
    expect(Object.keys(problemsOf(data))).toEqual([field])
  })

  it.each([
    ['authorName', 50],
    ['title', 100],
    ['description', 500],
    ['city', 50],
    ['contact', 100],
    ['price', 50],
  ])('limits %s to %i characters', async (field, max) => {
    const { headers } = await signedInMember()
    const tooLong = await post({ ...input, [field]: 'ж'.repeat(max + 1) }, headers)
    expect(tooLong.status).toBe(400)
    expect(problemsOf(tooLong.data)).toEqual({ [field]: `Най-много ${max} символа.` })
    expect((await post({ ...input, [field]: 'ж'.repeat(max) }, headers)).status).toBe(201)
  })

  it('refuses an unknown category', async () => {
    const { headers } = await signedInMember()
    const { status, data } = await post({ ...input, category: 'Имоти' }, headers)
    expect(status).toBe(400)
    expect(Object.keys(problemsOf(data))).toEqual(['category'])
  })
})

describe('cars', () => {
  it('keep the fields of the car', async () => {
    const { ad } = await newSmallAd({ category: 'Автомобили', ...car })
    expect(ad).toMatchObject(car)
  })

  it('the fields of the car are dropped in another category, valid or not', async () => {
    const { ad } = await newSmallAd({ category: 'Търся', ...car, carMake: 'Каруца', carYear: 1 })
    for (const field of Object.keys(car)) expect(ad[field]).toBeNull()
  })

  it('the fields of the car are cleared when the category changes', async () => {
    const { id, owner } = await newSmallAd({ category: 'Автомобили', ...car })
    const { data } = await rest('PATCH', `/small-ads/${id}`, {
      body: { category: 'Други' },
      headers: owner.headers,
    })
    expect(data.doc).toMatchObject({ category: 'Други', carMake: null, carYear: null, carCondition: null })
  })

  const nextYear = new Date().getUTCFullYear() + 1
  it.each([
    ['carYear', 1949, 'Най-малко 1950.'],
    ['carYear', nextYear + 1, `Най-много ${nextYear}.`],
    ['carYear', 2012.5, 'Въведете цяло число.'],
    ['carMileage', -1, 'Най-малко 0.'],
    ['carModel', 'м'.repeat(51), 'Най-много 50 символа.'],
  ])('%s: %s is refused with „%s“', async (field, value, message) => {
    const { headers } = await signedInMember()
    const { status, data } = await post({ ...input, category: 'Автомобили', [field]: value }, headers)
    expect([status, problemsOf(data)]).toEqual([400, { [field]: message }])
  })

  it('accepts the limits themselves and stores empty values as null', async () => {
    const { ad } = await newSmallAd({ category: 'Автомобили', carYear: 1950, carMileage: 0, carModel: '' })
    expect(ad).toMatchObject({ carYear: 1950, carMileage: 0, carModel: null })
    const { ad: newest } = await newSmallAd({ category: 'Автомобили', carYear: nextYear })
    expect(newest.carYear).toBe(nextYear)
  })

  it('refuses a make that is not in the list', async () => {
    const { headers } = await signedInMember()
    const { status, data } = await post({ ...input, category: 'Автомобили', carMake: 'Каруца' }, headers)
    expect([status, Object.keys(problemsOf(data))]).toEqual([400, ['carMake']])
  })
})

describe('one active ad', () => {
  const second = 'Имате активна обява. Можете да имате само една активна обява на акаунт.'

  it('creates one ad out of 200 identical requests and refuses the rest', async () => {
    const { id, headers } = await signedInMember()
    const answers = await Promise.all(Array.from({ length: 200 }, () => post(input, headers)))
    const refused = answers.filter(({ status }) => status !== 201)
    expect(refused).toHaveLength(199)
    expect(new Set(refused.map(({ status, data }) => `${status} ${data.errors[0].message}`))).toEqual(
      new Set([`409 ${second}`]),
    )
    const { data } = await rest('GET', `/small-ads?where[owner][equals]=${id}`, { as: 'admin' })
    expect(data.totalDocs).toBe(1)
  })

  it('allows a new one after expiry or deletion', async () => {
    const { id, owner } = await newSmallAd()
    expect((await post(input, owner.headers)).status).toBe(409)
    await expireIn(id, -1)
    const next = await newSmallAd({}, owner)
    expect((await post(input, owner.headers)).status).toBe(409)
    expect((await rest('DELETE', `/small-ads/${next.id}`, { headers: owner.headers })).status).toBe(200)
    await newSmallAd({}, owner)
  })

  it('applies to staff too', async () => {
    const owner = await signedInMember({ role: 'moderator' })
    await newSmallAd({}, owner)
    const { status, data } = await post(input, owner.headers)
    expect([status, data.errors[0].message]).toEqual([409, second])
  })
})

describe('an expired ad', () => {
  it('is not listed and is 404 for others, and its owner sees it as expired', async () => {
    const { id, owner } = await newSmallAd({ city: 'Гисен' })
    const list = '/small-ads?where[city][equals]=Гисен'
    expect(ids((await rest('GET', list)).data)).toEqual([id])
    await expireIn(id, -0.001)
    expect(ids((await rest('GET', list)).data)).toEqual([])
    expect(ids((await rest('GET', list, { as: 'other' })).data)).toEqual([])
    expect((await readAs(id)).status).toBe(404)
    expect((await readAs(id, { as: 'other' })).status).toBe(404)
    expect((await readAs(id, { headers: owner.headers })).data.isExpired).toBe(true)
    expect((await readAs(id, { as: 'moderator' })).status).toBe(200)
    const own = `${list}&where[expiresAt][greater_than]=${new Date().toISOString()}`
    expect(ids((await rest('GET', own, { headers: owner.headers })).data)).toEqual([])
  })
})

describe('list', () => {
  it('is newest first and can be filtered by category, city and car', async () => {
    const first = await newSmallAd({ category: 'Автомобили', ...car, city: 'Фулда' })
    const second = await newSmallAd({ category: 'Автомобили', ...car, city: 'Фулда', carYear: 2018 })
    await newSmallAd({ category: 'Работа', city: 'Фулда' })
    const cars = await rest('GET', '/small-ads?where[city][equals]=Фулда&where[category][equals]=Автомобили')
    expect(ids(cars.data)).toEqual([second.id, first.id])
    const newer = await rest(
      'GET',
      '/small-ads?where[city][equals]=Фулда&where[carYear][greater_than_equal]=2015&sort=-publishedAt',
    )
    expect(ids(newer.data)).toEqual([second.id])
  })

  it.each([
    'where[contact][like]=49',
    'where[contactViews][equals]=0',
    'where[owner][exists]=true',
    'sort=contact',
  ])('refuses „%s“', async (query) => {
    for (const as of ['visitor', 'member'] as const) {
      expect((await rest('GET', `/small-ads?${query}`, { as })).status).toBe(400)
    }
  })
})

describe('changing an ad', () => {
  it('the owner can change the text, but not the validity', async () => {
    const { id, ad, owner } = await newSmallAd()
    const { status, data } = await rest('PATCH', `/small-ads/${id}`, {
      body: { title: 'Колело', expiresAt: '2099-01-01T00:00:00.000Z', owner: crypto.randomUUID() },
      headers: owner.headers,
    })
    expect(status).toBe(200)
    expect(data.doc).toMatchObject({ title: 'Колело', expiresAt: ad.expiresAt, owner: owner.id })
  })

  it('another member can neither change nor delete it, a moderator can', async () => {
    const { id } = await newSmallAd()
    const change = await rest('PATCH', `/small-ads/${id}`, { as: 'other', body: { title: 'Моя' } })
    const removal = await rest('DELETE', `/small-ads/${id}`, { as: 'other' })
    expect([change.status, removal.status]).toEqual([403, 403])
    const edit = await rest('PATCH', `/small-ads/${id}`, { as: 'moderator', body: { title: 'Поправена' } })
    expect(edit.status).toBe(200)
    expect((await rest('DELETE', `/small-ads/${id}`, { as: 'moderator' })).status).toBe(200)
  })
})
