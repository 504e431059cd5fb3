import { describe, expect, it } from 'vitest'
import { itemBodies } from '../../e2e/support/item-bodies'
import { getTestPayload, rest } from '#support/rest'

/** What a reader would take for a name in the code: Latin letters without a space, `like_this` or `likeThis`. */
const codeName = /[a-z]+(?:[A-Z_][a-z]+)+|: *[a-z]+\b/

const message = ({ data }: { data: any }) => data.errors[0].message as string

describe('a refusal is a sentence without names from the code', () => {
  it.each([
    ['visitor', 'POST', '/users', {}],
    ['visitor', 'POST', '/users', { fullName: '', email: 'x', password: '1' }],
    ['visitor', 'POST', '/users/login', { email: {}, password: [] }],
    ['visitor', 'POST', '/notices', { url: 'x' }],
    ['visitor', 'GET', `/search?q=${'z'.repeat(600)}`, undefined],
    ['member', 'POST', '/me/password', {}],
    ['member', 'POST', '/me/password', { currentPassword: 'грешна', password: 'нова-парола-1' }],
    ['member', 'POST', '/documents', {}],
    ['member', 'POST', '/reports', {}],
    ['member', 'POST', '/posts', {}],
    ['member', 'POST', '/small-ads', { carYear: 12, title: 'т'.repeat(300) }],
    ['member', 'POST', '/events', { capacity: -1 }],
    ['member', 'POST', '/apartments', { price: '2019abc' }],
    ['member', 'POST', '/forum-topics', { title: '' }],
    ['admin', 'POST', '/globals/site', { donationUrl: 'x' }],
    ['admin', 'POST', '/stores', { email: 'x' }],
  ] as const)('as %s %s %s %j', async (as, method, path, body) => {
    const answer = await rest(method, path, { as, body })
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.status).toBeLessThan(500)
    expect(message(answer)).toMatch(/[а-я]/)
    expect(message(answer)).not.toMatch(codeName)
    expect(new Set(message(answer).split(', ')).size).toBe(message(answer).split(', ').length)
  })

  it('also where the database refuses', async () => {
    const person = { fullName: 'Вера Тодорова', email: 'dva-pati@example.org', password: 'лозата7' }
    await rest('POST', '/users', { body: person })
    const again = await rest('POST', '/users', { body: person })
    expect(message(again)).not.toMatch(/email|following/i)
  })

  it('and says at the field what is wrong with it', async () => {
    const { data } = await rest('POST', '/small-ads', {
      as: 'member',
      body: { ...itemBodies['small-ads'], title: 'т'.repeat(300), carYear: 12, category: 'Автомобили' },
    })
    const fields = Object.fromEntries(data.errors[0].data.errors.map((one: any) => [one.path, one.message]))
    expect(fields).toMatchObject({ title: 'Най-много 100 символа.', carYear: 'Най-малко 1950.' })
  })
})

describe('a typed number', () => {
  it.each([
    ['740,50', 740.5],
    ['1.234,56', 1234.56],
    ['1 234,50 €', 1234.5],
  ])('„%s“ is %d', async (price, kept) => {
    const { data } = await rest('POST', '/apartments', {
      as: 'admin',
      body: { ...itemBodies.apartments, price },
    })
    expect(data.doc.price).toBe(kept)
    await (await getTestPayload()).delete({ collection: 'apartments', id: data.doc.id, overrideAccess: true })
  })
})

describe('a name', () => {
  it.each(['Администратор', 'www.kredit.example', '\u200b\u3164'])('%j is refused', async (fullName) => {
    const body = { fullName, email: 'ime@example.org', password: 'лозата7' }
    const { status, data } = await rest('POST', '/users', { body })
    expect([status, data.errors[0].data.errors[0].path]).toEqual([400, 'fullName'])
  })

  it('is kept as it is read', async () => {
    const body = { fullName: 'Вера \n\u202e Тодорова', email: 'vera-chista@example.org', password: 'лозата7' }
    const { data } = await rest('POST', '/users', { body })
    expect(data.doc.fullName).toBe('Вера Тодорова')
  })
})
