import { describe, expect, it } from 'vitest'
import { signedInMember } from '#support/members'
import { rest } from '#support/rest'

const input = { name: 'д-р Мария Петрова', city: 'Мюнхен', category: 'doctor', specialty: 'Педиатър' }

const create = (as: 'member' | 'admin', body: object = {}) =>
  rest('POST', '/contacts', { as, body: { ...input, ...body } })

describe('a contact', () => {
  it('is refused to a visitor, who is asked to sign in', async () => {
    const { status, data } = await rest('POST', '/contacts', { body: input })
    expect([status, data.errors[0].message]).toEqual([401, 'Трябва да влезете в профила си'])
  })

  it.each(['name', 'city', 'category'])('is not stored without %s', async (field) => {
    for (const value of ['', null]) {
      const { status, data } = await create('admin', { [field]: value })
      expect([status, data.errors[0].message]).toEqual([400, 'Моля попълнете всички задължителни полета'])
      expect(data.errors[0].data.errors).toMatchObject([{ path: field }])
    }
  })

  it('is checked for category, email and lengths', async () => {
    const wrong = async (body: object) => (await create('admin', body)).data.errors[0].data.errors
    expect(await wrong({ category: 'dentist' })).toEqual([
      { path: 'category', message: 'Изберете една от възможностите.' },
    ])
    expect(await wrong({ email: 'няма' })).toMatchObject([{ path: 'email' }])
    expect(await wrong({ name: 'а'.repeat(101) })).toEqual([
      { path: 'name', message: 'Най-много 100 символа.' },
    ])
  })

  it('is pending from a member and public at once from an administrator', async () => {
    const mine = await create('member', { approval: 'approved', source: 'аз', verifiedAt: '2026-01-01' })
    expect(mine.data.doc).toMatchObject({ approval: 'pending', listed: false })
    expect(mine.data.doc.source ?? mine.data.doc.verifiedAt ?? null).toBeNull()
    expect((await rest('GET', `/contacts/${mine.data.doc.id}`)).status).toBe(404)

    const theirs = await create('admin', { source: 'petrova.de', verifiedAt: '2026-11-01T12:00:00.000Z' })
    const { data } = await rest('GET', `/contacts/${theirs.data.doc.id}`)
    expect(data).toMatchObject({ source: 'petrova.de', verifiedAt: '2026-11-01T12:00:00.000Z' })
    expect(data.slug).toMatch(/^d-r-maria-petrova/)
    expect(data).not.toHaveProperty('owner')
  })

  it('is found by id as a saved item, unless it is not public', async () => {
    const [shown, other] = [await create('admin'), await create('admin', { name: 'адв. Иво Колев' })]
    const waiting = await create('member')
    const [first, second, third] = [shown, other, waiting].map(({ data }) => String(data.doc.id))
    const { data } = await rest('GET', `/contacts?where[id][in]=${first},${second},${third}&limit=50`)
    expect(data.docs.map(({ id }: { id: string }) => id).sort()).toEqual([first, second].sort())
    expect((await rest('GET', '/contacts?where[id][in]=abc')).status).toBe(400)
  })

  it('is approved by an administrator, and its owner is notified', async () => {
    const { headers } = await signedInMember()
    const { data } = await rest('POST', '/contacts', { body: input, headers })
    await rest('PATCH', `/contacts/${data.doc.id}`, { as: 'admin', body: { approval: 'approved' } })
    expect((await rest('GET', `/contacts/${data.doc.id}`)).status).toBe(200)
    const notices = await rest('GET', '/notifications', { headers })
    expect(notices.data.docs).toMatchObject([{ type: 'item_approved' }])
  })

  it('keeps source and verification when a member changes it', async () => {
    const { headers } = await signedInMember()
    const { data } = await rest('POST', '/contacts', { body: input, headers })
    const body = { source: 'измислен', verifiedAt: '2026-11-01', phone: '+49 89 1' }
    const edit = await rest('PATCH', `/contacts/${data.doc.id}`, { body, headers })
    expect(edit.data.doc).toMatchObject({ phone: '+49 89 1', source: null, verifiedAt: null })
  })

  it('is listed by name and filtered by category, city and specialty', async () => {
    const city = 'Трир'
    const people = [
      { name: 'Яна Янева', category: 'lawyer', specialty: null },
      { name: 'Борис Боев', category: 'doctor', specialty: 'Хирург' },
      { name: 'Анна Ангелова', category: 'doctor', specialty: 'Зъболекар' },
    ]
    for (const person of people) await create('admin', { city, ...person })
    await create('member', { city, name: 'Чакащ' })
    const names = async (query: string) =>
      (await rest('GET', `/contacts?where[city][equals]=${city}${query}`)).data.docs.map(
        ({ name }: { name: string }) => name,
      )
    expect(await names('')).toEqual(['Анна Ангелова', 'Борис Боев', 'Яна Янева'])
    expect(await names('&where[category][equals]=doctor&sort=-name')).toEqual(['Борис Боев', 'Анна Ангелова'])
    expect(await names('&where[specialty][equals]=Хирург')).toEqual(['Борис Боев'])
  })

  it('cannot be changed or deleted by another member', async () => {
    const { data } = await create('admin')
    const edit = await rest('PATCH', `/contacts/${data.doc.id}`, { as: 'other', body: { name: 'Друг' } })
    const removal = await rest('DELETE', `/contacts/${data.doc.id}`, { as: 'other' })
    expect([edit.status, removal.status]).toEqual([403, 403])
  })
})
