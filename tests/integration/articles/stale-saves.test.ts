import { describe, expect, it } from 'vitest'
import { articleInput } from '#support/factories'
import { signedInMember } from '#support/members'
import { getTestPayload, rest } from '#support/rest'

const made = async () => {
  const { data } = await rest('POST', '/articles', {
    as: 'moderator',
    body: await articleInput({ title: 'Такси' }),
  })
  return data.doc as { id: string; updatedAt: string }
}
const save = (id: string, body: object) =>
  rest('PATCH', `/articles/${id}?draft=true`, { as: 'moderator', body: body as Record<string, unknown> })

describe('a save over a newer version', () => {
  it('is refused with both texts, and repeated over it when its sender wants that', async () => {
    const { id, updatedAt } = await made()
    expect((await save(id, { title: 'Такси в Берлин', updatedAt })).status).toBe(200)
    const { status, data } = await save(id, { title: 'Таксита', updatedAt })
    const stale = data.errors[0].data
    expect([status, stale.code]).toEqual([409, 'stale'])
    expect(stale.differences).toEqual([{ label: 'Заглавие', mine: 'Таксита', theirs: 'Такси в Берлин' }])
    expect((await save(id, { title: 'Таксита', updatedAt: stale.updatedAt })).data.doc.title).toBe('Таксита')
  })

  it('is refused to the second of two at the same moment', async () => {
    const { id, updatedAt } = await made()
    const answers = await Promise.all(['Едно', 'Друго'].map((title) => save(id, { title, updatedAt })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('is accepted without a version, and of one’s own newest version again and again', async () => {
    const { id, updatedAt } = await made()
    let seen = updatedAt
    for (const title of ['А', 'Б', 'В']) {
      const { status, data } = await save(id, { title, updatedAt: seen })
      expect(status).toBe(200)
      seen = data.doc.updatedAt
    }
    expect((await save(id, { title: 'Г' })).status).toBe(200)
  })

  it('shows nothing to those who may not write', async () => {
    const { id } = await made()
    const { headers } = await signedInMember()
    const body = { title: 'Х', updatedAt: '2020-01-01T00:00:00.000Z' }
    const answer = await rest('PATCH', `/articles/${id}`, { headers, body })
    expect([answer.status, answer.text.includes('Такси')]).toEqual([403, false])
  })

  it('of a contact is refused too', async () => {
    const { data } = await rest('POST', '/contacts', {
      as: 'admin',
      body: { name: 'д-р Живко Събев', city: 'Бон', category: 'doctor' },
    })
    const { id, updatedAt } = data.doc
    await rest('PATCH', `/contacts/${id}`, { as: 'admin', body: { city: 'Кьолн' } })
    const stale = await rest('PATCH', `/contacts/${id}`, { as: 'admin', body: { city: 'Ахен', updatedAt } })
    expect([stale.status, stale.data.errors[0].data.differences]).toEqual([
      409,
      [{ label: 'Град', mine: 'Ахен', theirs: 'Кьолн' }],
    ])
  })
})

describe('what one of staff has open', () => {
  const locks = async (id: string) => {
    const payload = await getTestPayload()
    const where = { 'document.value': { equals: id } }
    return (await payload.find({ collection: 'payload-locked-documents', where, depth: 1 })).docs
  }

  it('stays locked while it saves itself, under their name, and others of staff read who edits', async () => {
    const { id } = await made()
    const autosave = () =>
      rest('PATCH', `/articles/${id}?draft=true&autosave=true`, {
        as: 'moderator',
        body: { title: 'Нощен влак' },
      })
    expect((await autosave()).status).toBe(200)
    expect((await autosave()).status).toBe(200)
    const held = await locks(id)
    expect(held.map(({ user }) => (user.value as { email?: string }).email)).toEqual([
      expect.stringMatching(/\p{Lu}/u),
    ])
    const refused = await rest('PATCH', `/articles/${id}`, { as: 'admin', body: { title: 'Дневен влак' } })
    expect([refused.status, refused.data.errors[0].message]).toEqual([
      423,
      expect.stringContaining('Друг човек редактира'),
    ])
    expect((await save(id, { title: 'Нощен влак до София' })).status).toBe(200)
    expect(await locks(id)).toHaveLength(0)
  })
})
