import { describe, expect, it } from 'vitest'
import { signedInMember } from '#support/members'
import { rest } from '#support/rest'

const input = {
  name: 'Магазин „Родина“',
  type: 'Магазин',
  category: 'Български продукти',
  description: 'Сирене, луканка и лютеница.',
  address: 'Hauptstraße 1',
  city: 'Кьолн',
  phone: '+49 221 000 0078',
  hours: 'Пн–Сб 09:00–20:00',
}

async function request(body: object = {}) {
  const owner = await signedInMember()
  const { data } = await rest('POST', '/stores', { body: { ...input, ...body }, headers: owner.headers })
  return { id: data.doc.id as string, doc: data.doc, owner }
}

const change = (id: string, body: Record<string, unknown>, as: 'admin' | 'moderator' = 'admin') =>
  rest('PATCH', `/stores/${id}`, { as, body })
const approve = (id: string, body: object = {}) => change(id, { approval: 'approved', ...body })

describe('request for a store', () => {
  it('asks a visitor to sign in', async () => {
    const { status, data } = await rest('POST', '/stores', { body: input })
    expect([status, data.errors[0].message]).toEqual([401, 'Трябва да влезете в профила си'])
  })

  it('of a member is pending, and rating and state in it are ignored', async () => {
    const { doc, owner } = await request({ rating: 5, approval: 'approved', listed: true, slug: 'moy' })
    expect(doc).toMatchObject({ approval: 'pending', listed: false, owner: owner.id, rating: null })
    expect(doc.slug).toMatch(/^magazin-rodina(-\d+)?$/)
    expect((await rest('GET', `/stores/${doc.id}`)).status).toBe(404)
    expect((await rest('GET', `/stores/${doc.id}`, { headers: owner.headers })).status).toBe(200)
  })

  it.each(['name', 'type', 'category', 'address', 'city', 'phone', 'hours'])(
    'is refused without %s',
    async (field) => {
      for (const as of ['member', 'admin'] as const) {
        const { status, data } = await rest('POST', '/stores', { as, body: { ...input, [field]: ' ' } })
        expect([status, data.errors[0].message]).toEqual([400, 'Моля попълнете всички полета'])
        expect(data.errors[0].data.errors).toMatchObject([{ path: field }])
      }
    },
  )

  it('is accepted without a description, but not with an unknown type', async () => {
    const { description: _, ...shorter } = input
    expect((await rest('POST', '/stores', { as: 'member', body: shorter })).status).toBe(201)
    const { status, data } = await rest('POST', '/stores', { as: 'member', body: { ...input, type: 'Бар' } })
    expect([status, data.errors[0].data.errors[0].path]).toEqual([400, 'type'])
  })
})

describe('approval', () => {
  it('a moderator cannot approve stores', async () => {
    const { id } = await request()
    expect((await change(id, { approval: 'approved' }, 'moderator')).status).toBe(403)
    const own = await rest('POST', '/stores', { as: 'moderator', body: input })
    expect(own.data.doc.approval).toBe('pending')
  })

  it('an approved request without a rating gets 4, marked as not given by visitors', async () => {
    const { id, owner } = await request()
    expect((await approve(id)).data.doc).toMatchObject({ rating: 4, ratingSource: 'approval' })
    const { data } = await rest('GET', `/stores/${id}`)
    expect(data).toMatchObject({ name: input.name, rating: 4, ratingSource: 'approval' })
    expect(data).not.toHaveProperty('owner')
    const notices = await rest('GET', '/notifications', { headers: owner.headers })
    expect(notices.data.docs).toMatchObject([{ type: 'item_approved' }])
  })

  it('keeps the rating of an administrator', async () => {
    const { id } = await request()
    expect((await approve(id, { rating: 4.5 })).data.doc).toMatchObject({
      rating: 4.5,
      ratingSource: 'staff',
    })
  })

  it('a removed rating stays removed, and a changed one is marked as given by staff', async () => {
    const { id } = await request()
    await approve(id)
    expect((await change(id, { phone: '+49 221 1' })).data.doc).toMatchObject({ ratingSource: 'approval' })
    expect((await change(id, { rating: 3.7 })).data.doc).toMatchObject({ rating: 3.7, ratingSource: 'staff' })
    expect((await change(id, { rating: null })).data.doc).toMatchObject({ rating: null, ratingSource: null })
  })

  it('a rejected request stays among the processed ones, with its reason', async () => {
    const { id, owner } = await request()
    await change(id, { approval: 'rejected', rejectionReason: 'Има го вече.' })
    const own = await rest('GET', `/stores/${id}`, { headers: owner.headers })
    expect(own.data).toMatchObject({ approval: 'rejected', rejectionReason: 'Има го вече.', rating: null })
    const processed = await rest('GET', '/stores?where[approval][equals]=rejected', { as: 'admin' })
    expect(processed.data.docs.map((doc: { id: string }) => doc.id)).toContain(id)
  })

  it('an edit by the owner is pending while the public version stays', async () => {
    const { id, owner } = await request()
    await approve(id)
    await rest('PATCH', `/stores/${id}`, { body: { hours: 'Само събота' }, headers: owner.headers })
    expect((await rest('GET', `/stores/${id}`)).data).toMatchObject({ hours: input.hours, rating: 4 })
    await approve(id)
    expect((await rest('GET', `/stores/${id}`)).data.hours).toBe('Само събота')
  })
})

describe('store of an administrator', () => {
  it('is public at once, without a rating unless one is given', async () => {
    const { data } = await rest('POST', '/stores', { as: 'admin', body: input })
    expect(data.doc).toMatchObject({ approval: 'approved', listed: true, rating: null, ratingSource: null })
    expect((await rest('GET', `/stores/${data.doc.id}`)).status).toBe(200)
  })

  it.each([
    [0.9, 'Най-малко 1.'],
    [5.1, 'Най-много 5.'],
    [4.25, 'Стъпката е 0,1.'],
    ['много', 'Въведете число.'],
  ])('refuses the rating %s', async (rating, message) => {
    const { status, data } = await rest('POST', '/stores', { as: 'admin', body: { ...input, rating } })
    const told = data.errors[0].data.errors.map((one: { path: string; message: string }) => [
      one.path,
      one.message,
    ])
    expect([status, told]).toEqual([400, [['rating', message]]])
  })

  it.each([1, 3.3, 4.9, 5])('accepts the rating %s', async (rating) => {
    const { data } = await rest('POST', '/stores', { as: 'admin', body: { ...input, rating } })
    expect(data.doc).toMatchObject({ rating, ratingSource: 'staff' })
  })
})

describe('list', () => {
  it('is by name, with filters by type, city and category', async () => {
    const city = 'Хале'
    const shops = [
      { name: 'Ялта', type: 'Ресторант' },
      { name: 'Вкусно', type: 'Пекарна' },
      { name: 'Баба Яга', type: 'Ресторант' },
    ]
    for (const shop of shops)
      await rest('POST', '/stores', { as: 'admin', body: { ...input, city, ...shop } })
    const names = async (query: string) =>
      (await rest('GET', `/stores?where[city][equals]=${city}${query}`)).data.docs.map(
        ({ name }: { name: string }) => name,
      )
    expect(await names('')).toEqual(['Баба Яга', 'Вкусно', 'Ялта'])
    expect(await names('&where[type][in]=Ресторант')).toEqual(['Баба Яга', 'Ялта'])
    expect(await names('&where[category][equals]=Книги')).toEqual([])
    expect((await rest('GET', '/stores?where[owner][exists]=true')).status).toBe(400)
  })

  it('refuses changes and deletion of the store of another member', async () => {
    const { id } = await request()
    const edit = await rest('PATCH', `/stores/${id}`, { as: 'other', body: { name: 'Мой' } })
    const removal = await rest('DELETE', `/stores/${id}`, { as: 'other' })
    expect([edit.status, removal.status]).toEqual([403, 403])
  })
})
