import { describe, expect, it } from 'vitest'
import { filterQuery } from '#domain/panels/saved-filters'
import { rest } from '#support/rest'
import { linesOf } from '#support/trail'

const input = {
  name: 'Генерално консулство Мюнхен',
  city: 'Мюнхен',
  address: 'Walhallastraße 7, 80639 München',
  phone: '+49 89 15 50 26',
  email: 'consulate@example.org',
  workingHours: 'Пн–Пт 09:00–12:00',
  states: ['BY', 'BW'],
}

const create = (body: object = {}) => rest('POST', '/embassies', { as: 'admin', body: { ...input, ...body } })
const problems = async (body: object) => (await create(body)).data.errors[0].data.errors

describe('embassies and consulates', () => {
  it('are written by administrators only and read by everybody', async () => {
    const { data } = await create()
    expect((await rest('GET', `/embassies/${data.doc.id}`)).data).toMatchObject({
      name: input.name,
      type: 'consulate',
      isHonorary: false,
      cannotDo: null,
      states: ['BY', 'BW'],
    })
    const statuses = []
    for (const as of ['visitor', 'member', 'moderator'] as const) {
      statuses.push((await rest('POST', '/embassies', { as, body: input })).status)
      statuses.push(
        (await rest('PATCH', `/embassies/${data.doc.id}`, { as, body: { name: 'Друго' } })).status,
      )
      statuses.push((await rest('DELETE', `/embassies/${data.doc.id}`, { as })).status)
    }
    expect(statuses).toEqual([401, 401, 401, 403, 403, 403, 403, 403, 403])
  })

  it('take services as a list or as text with commas', async () => {
    const typed = await create({ services: ' лична карта, ,паспорт ,, пълномощно,' })
    expect(typed.data.doc.services).toEqual(['лична карта', 'паспорт', 'пълномощно'])
    const { id } = typed.data.doc
    const listed = await rest('PATCH', `/embassies/${id}`, {
      as: 'admin',
      body: { services: [' виза ', ''] },
    })
    expect(listed.data.doc.services).toEqual(['виза'])
    const other = await rest('PATCH', `/embassies/${id}`, { as: 'admin', body: { phone: '1' } })
    expect(other.data.doc.services).toEqual(['виза'])
    const none = await rest('PATCH', `/embassies/${id}`, { as: 'admin', body: { services: '' } })
    expect(none.data.doc.services ?? []).toEqual([])
  })

  it.each([
    ['www.mfa.bg', 'https://www.mfa.bg/'],
    ['//mfa.bg/embassies/germany', 'https://mfa.bg/embassies/germany'],
    [' http://consulate.example.org/bg ', 'http://consulate.example.org/bg'],
    ['mfa.bg:8080', 'https://mfa.bg:8080/'],
    ['', null],
  ])('store the website "%s" as %s', async (website, stored) => {
    expect((await create({ website })).data.doc.website ?? null).toBe(stored)
  })

  it.each(['javascript:alert(1)', 'ftp://mfa.bg', 'няма сайт', 'localhost'])(
    'refuse the website "%s"',
    async (website) => {
      expect(await problems({ website })).toMatchObject([{ path: 'website' }])
    },
  )

  it('say what an honorary consulate cannot do', async () => {
    const { data } = await create({ name: 'Почетно консулство Мюнстер', isHonorary: true, states: ['NW'] })
    expect(data.doc.cannotDo).toContain('не издава паспорти')
    const body = { isHonorary: false }
    const { data: changed } = await rest('PATCH', `/embassies/${data.doc.id}`, { as: 'admin', body })
    expect(changed.doc.cannotDo).toBeNull()
  })

  it('require a name and check email and states', async () => {
    expect(await problems({ name: '' })).toEqual([{ path: 'name', message: 'Попълнете това поле.' }])
    expect(await problems({ email: 'няма' })).toMatchObject([{ path: 'email' }])
    expect(await problems({ states: ['XX'] })).toMatchObject([{ path: 'states' }])
    expect(await problems({ type: 'office' })).toMatchObject([{ path: 'type' }])
  })

  it('are listed by name and filtered by type and state', async () => {
    await create({ name: 'Ахен', states: ['SL'] })
    await create({ name: 'Ямбол', type: 'embassy', states: ['SL', 'RP'] })
    await create({ name: 'Зара', states: ['RP'] })
    const names = async (query: string) =>
      (await rest('GET', `/embassies?${query}`)).data.docs.map(({ name }: { name: string }) => name)
    expect(await names('where[states][in]=SL')).toEqual(['Ахен', 'Ямбол'])
    expect(await names('where[states][in]=SL,RP')).toEqual(['Ахен', 'Зара', 'Ямбол'])
    expect(await names('where[type][equals]=embassy&where[states][in]=SL')).toEqual(['Ямбол'])
  })

  it('are marked as checked by administrators alone, with a line in the trail', async () => {
    const { id } = (await create({ name: 'Консулство без проверка' })).data.doc
    const body = { verifiedAt: new Date().toISOString() }
    for (const as of ['visitor', 'member', 'moderator'] as const)
      expect((await rest('PATCH', `/embassies/${id}`, { as, body })).status).toBe(
        as === 'visitor' ? 401 : 403,
      )
    expect((await rest('PATCH', `/embassies/${id}`, { as: 'admin', body })).data.doc).toMatchObject(body)
    const [line] = await linesOf(id)
    expect(line).toMatchObject({
      action: 'update',
      changes: [{ field: 'verifiedAt', after: body.verifiedAt }],
    })
    const filtered = `/embassies${filterQuery('unchecked', new Date())}&limit=100`
    const unchecked = async () =>
      (await rest('GET', filtered, { as: 'admin' })).data.docs.some((doc: { id: string }) => doc.id === id)
    expect(await unchecked()).toBe(false)
    await rest('PATCH', `/embassies/${id}`, { as: 'admin', body: { verifiedAt: '2024-01-05T10:00:00.000Z' } })
    expect(await unchecked()).toBe(true)
  })

  it('are found by state in both languages', async () => {
    const { data } = await create({ name: 'Генерално консулство Зар', city: 'Майнц', states: ['ST'] })
    for (const words of ['Саксония-Анхалт', 'Sachsen-Anhalt', 'zar mainz']) {
      const found = await rest('GET', `/search?kind=embassies&q=${encodeURIComponent(words)}`)
      expect(found.data.results.map(({ id }: { id: string }) => id)).toContain(data.doc.id)
    }
  })
})
