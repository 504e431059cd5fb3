import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { sayOutcome } from '../../../src/panels/outcomes/say-outcome'

const id = '0190aa00-0000-7000-8000-000000000000'
const byPayload = { 'Accept-Language': 'bg' }

beforeAll(() => vi.stubGlobal('location', { origin: 'http://localhost' }))
afterAll(() => vi.unstubAllGlobals())

const answering = (status: number, body: unknown) =>
  sayOutcome(() => Promise.resolve(Response.json(body, { status })))

async function said(status: number, body: unknown, path: string, method: string) {
  const answer = await answering(status, body)(path, { method, headers: byPayload })
  return { status: answer.status, body: await answer.json() }
}

it('a form of Payload says the sentence of its collection', async () => {
  const saved = { status: 200, body: { doc: { id }, message: 'Контактът беше запазен успешно' } }
  expect(await said(200, { doc: { id }, message: 'Saved' }, `/api/contacts/${id}?depth=0`, 'PATCH')).toEqual(
    saved,
  )
  const { body } = await said(201, { doc: { id } }, 'http://localhost/api/embassies?depth=0', 'POST')
  expect(body.message).toBe('Представителството беше създадено успешно')
})

it('a refused save keeps the reason after the sentence, and the problems at the fields', async () => {
  const refused = { errors: [{ message: 'Нямате право на това действие.' }] }
  const { status, body } = await said(403, refused, `/api/articles/${id}`, 'delete')
  expect(status).toBe(403)
  expect(body.errors[0].message).toBe('Неуспешно изтриване на статията. Нямате право на това действие.')

  const fields = [{ path: 'city', message: 'Попълнете това поле.' }]
  const missing = await said(
    400,
    { errors: [{ message: 'x', data: { errors: fields } }] },
    '/api/contacts',
    'POST',
  )
  expect(missing.body.errors[0]).toEqual({
    message: 'Моля попълнете всички задължителни полета. Поправете отбелязаните полета.',
    data: { errors: fields },
  })
})

describe('an article, which is stored when its form opens,', () => {
  const saving = async (savedBefore: number, { query = 'draft=true', status = 200 } = {}) => {
    const send = vi.fn((address: string) =>
      Promise.resolve(
        address.startsWith('/api/articles/versions?')
          ? Response.json({ docs: [{ autosave: true }, ...Array(savedBefore).fill({ autosave: false })] })
          : Response.json(status < 400 ? { doc: { id } } : { errors: [{ message: 'Не.' }] }, { status }),
      ),
    )
    const answer = await sayOutcome(send as never)(`/api/articles/${id}?${query}`, {
      method: 'PATCH',
      headers: byPayload,
    })
    const { message, errors } = await answer.json()
    return { said: message ?? errors[0].message, requests: send.mock.calls.length }
  }

  it('is created when somebody first saves what they wrote, and updated afterwards', async () => {
    expect((await saving(0)).said).toBe('Статията беше създадена успешно')
    expect((await saving(1)).said).toBe('Статията беше обновена успешно')
    expect((await saving(0, { status: 403 })).said).toBe('Неуспешно създаване на статията. Не.')
    expect((await saving(1, { status: 403 })).said).toBe('Неуспешно обновяване на статията. Не.')
  })

  it('is not asked about by what saves itself', async () => {
    expect((await saving(0, { query: 'autosave=true&draft=true' })).requests).toBe(1)
  })
})

it('an answer that is no answer of ours is told in Bulgarian', async () => {
  const broken = sayOutcome(() => Promise.resolve(new Response('<html>', { status: 502 })))
  const answer = await broken('/api/stores', { method: 'POST', headers: byPayload })
  expect((await answer.json()).errors[0].message).toMatch(/^Неуспешно създаване на магазина\. /)
  const away = sayOutcome(() => Promise.reject(new TypeError('Failed to fetch')))
  await expect(away('/api/stores', { method: 'POST', headers: byPayload })).rejects.toThrow(
    /^Неуспешно създаване на магазина\. Няма връзка/,
  )
})

it.each([
  ['/api/contacts', 'GET', byPayload],
  [`/api/contacts/${id}`, 'PATCH', {}],
  ['/api/contacts/import', 'POST', byPayload],
  ['/api/payload-preferences/x', 'POST', byPayload],
  ['/api/contacts', 'DELETE', byPayload],
])('%s by %s stays as it is', async (path, method, headers) => {
  const answer = await answering(200, { message: 'as it was' })(path, { method, headers })
  expect(await answer.json()).toEqual({ message: 'as it was' })
})
