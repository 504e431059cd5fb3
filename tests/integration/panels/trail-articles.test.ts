import { describe, expect, it } from 'vitest'
import { newArticle } from '#support/factories'
import { account, getTestPayload, rest } from '#support/rest'
import { done, fieldOf, linesOf } from '#support/trail'

const later = new Date(Date.now() + 86_400_000).toISOString()

async function schedule(id: string, type: 'publish' | 'unpublish' = 'publish') {
  await done('POST', `/articles/${id}/schedule`, { as: 'moderator', body: { type, date: later } })
  const { docs } = await (
    await getTestPayload()
  ).find({ collection: 'payload-jobs', where: { 'input.doc.value': { equals: id } } })
  return docs
}

describe('the trail of an article', () => {
  it.each([
    ['publishing', 'publish', 'draft', 'published', ''],
    ['unpublishing', 'unpublish', 'published', 'draft', ''],
    ['unpublishing that calls itself an autosave', 'unpublish', 'published', 'draft', '?autosave=true'],
  ] as const)('has one line of %s', async (_, action, before, after, query) => {
    const { id } = await newArticle({ _status: before })
    const { length } = await linesOf(id)
    await done('PATCH', `/articles/${id}${query}`, { as: 'moderator', body: { _status: after } })
    const lines = await linesOf(id)
    expect(lines.length - length).toBe(1)
    const { id: actor, role } = await account('moderator')
    expect(lines[0]).toMatchObject({ action, actor, actorRole: role })
  })

  it('tells who scheduled which moment, and who took it back', async () => {
    const { id, title } = await newArticle({ _status: 'draft' })
    const { length } = await linesOf(id)
    const [job] = await schedule(id)
    expect(job).toMatchObject({ taskSlug: 'schedulePublish', waitUntil: later, input: { type: 'publish' } })
    const { id: actor } = await account('moderator')
    const [line] = await linesOf(id)
    expect(line).toMatchObject({ action: 'update', actor, subject: 'articles', title })
    expect(line!.changes).toEqual([{ field: 'publishAt', before: null, after: later }])

    await done('DELETE', `/articles/${id}/schedule/${job!.id}`, { as: 'admin' })
    const lines = await linesOf(id)
    expect(lines.length - length).toBe(2)
    expect(lines[0]!.actor).toBe((await account('admin')).id)
    expect(lines[0]!.changes).toEqual([{ field: 'publishAt', before: later, after: null }])
    const { data } = await rest('GET', `/trail?where[documentId][equals]=${id}&limit=1`, { as: 'admin' })
    expect(data.docs[0].told).toMatch(/^Насрочено публикуване: \d\d\.\d\d\.\d{4} \d\d:\d\d → празно$/)
  })

  it('keeps apart when it appears and when it goes', async () => {
    const { id } = await newArticle()
    await schedule(id, 'unpublish')
    expect(fieldOf((await linesOf(id))[0], 'unpublishAt')).toMatchObject({ after: later })
  })
})

describe('a schedule', () => {
  it('is refused without a moment, for one that is over, and for what is no article', async () => {
    const { id } = await newArticle({ _status: 'draft' })
    const { length } = await linesOf(id)
    const set = (body: object, path = id) =>
      rest('POST', `/articles/${path}/schedule`, { as: 'moderator', body: { ...body } })
    const missing = await set({ type: 'publish' })
    expect(missing.status).toBe(400)
    expect(missing.data.errors[0].data.errors[0].message).toBe('Въведете дата и час.')
    const over = await set({ type: 'publish', date: new Date(0).toISOString() })
    expect(over.data.errors[0].data.errors[0].message).toBe('Този час вече е минал. Изберете по-късен.')
    const body = { type: 'publish', date: later }
    expect((await set(body, crypto.randomUUID())).status).toBe(404)
    expect(await linesOf(id)).toHaveLength(length)
  })

  it('is taken back only from its own article', async () => {
    const [{ id }, other] = [await newArticle({ _status: 'draft' }), await newArticle({ _status: 'draft' })]
    const [job] = await schedule(id)
    const path = `/articles/${other.id}/schedule/${job!.id}`
    expect((await rest('DELETE', path, { as: 'admin' })).status).toBe(404)
    await done('DELETE', `/articles/${id}/schedule/${job!.id}`, { as: 'admin' })
  })
})
