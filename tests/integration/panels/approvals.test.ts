import { describe, expect, it } from 'vitest'
import { signedInMember } from '#support/members'
import { type Actor, rest } from '#support/rest'

const input = { name: 'д-р Стоян Илиев', city: 'Бон', category: 'doctor' }

async function waiting() {
  const { headers } = await signedInMember()
  const { data } = await rest('POST', '/contacts', { body: input, headers })
  return { id: String(data.doc.id), seen: String(data.doc.updatedAt), headers }
}

const decide = (id: string, body: object, as: Actor = 'admin') =>
  rest('POST', `/approvals/${id}`, { as, body: { collection: 'contacts', decision: 'approved', ...body } })

describe('a decision on what waits', () => {
  it('is taken once', async () => {
    const { id, seen } = await waiting()
    const answers = await Promise.all([decide(id, { seen }), decide(id, { seen })])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await rest('GET', `/contacts/${id}`)).status).toBe(200)
  })

  it('is not taken on what was edited since it was read', async () => {
    const { id, seen, headers } = await waiting()
    await rest('PATCH', `/contacts/${id}`, { body: { name: 'Реклама' }, headers })
    const { status, data } = await decide(id, { seen })
    expect([status, data.errors[0].message]).toEqual([409, expect.stringContaining('променил междувременно')])
    expect((await rest('GET', `/contacts/${id}`)).status).toBe(404)
  })

  it('needs a reason to send back, and the right role', async () => {
    const { id, seen } = await waiting()
    expect((await decide(id, { seen, decision: 'rejected' })).status).toBe(400)
    for (const as of ['moderator', 'member'] as const)
      expect((await decide(id, { seen }, as)).status).toBe(403)
    const { data } = await decide(id, { seen, decision: 'rejected', reason: 'Липсва телефон.' })
    expect(data.doc).toMatchObject({ approval: 'rejected' })
    expect((await decide(crypto.randomUUID(), { seen })).status).toBe(404)
  })

  it('is not needed for a moderator’s edit, which does not decide either', async () => {
    const { id, seen } = await waiting()
    await rest('PATCH', `/contacts/${id}`, { as: 'moderator', body: { city: 'Кьолн', approval: 'approved' } })
    expect((await rest('GET', `/contacts/${id}`)).status).toBe(404)
    const { data } = await rest('GET', `/contacts/${id}`, { as: 'admin' })
    await decide(id, { seen: data.updatedAt ?? seen })
    await rest('PATCH', `/contacts/${id}`, { as: 'moderator', body: { city: 'Ахен' } })
    expect((await rest('GET', `/contacts/${id}`)).data.city).toBe('Ахен')
  })

  it('takes the item out of public when it is taken back', async () => {
    const { id, seen, headers } = await waiting()
    await decide(id, { seen })
    await rest('PATCH', `/contacts/${id}`, { body: { name: 'д-р Стоян Илиев-Младши' }, headers })
    expect((await rest('GET', `/contacts/${id}`)).data.name).toBe(input.name)
    const approved = await rest('PATCH', `/contacts/${id}`, { as: 'admin', body: { approval: 'approved' } })
    expect(approved.data.doc).toMatchObject({ approval: 'approved' })
    await rest('PATCH', `/contacts/${id}`, { as: 'admin', body: { approval: 'pending' } })
    expect((await rest('GET', `/contacts/${id}`)).status).toBe(404)
  })
})
