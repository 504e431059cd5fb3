import { expect, it } from 'vitest'
import { rest } from '#support/rest'
import { done } from '#support/trail'
import { isFirstSave } from '../../../src/panels/outcomes/first-save'

const send = (async (path: string) => {
  const { status, text } = await rest('GET', path.replace('/api', ''), { as: 'moderator' })
  return new Response(text, { status })
}) as typeof fetch

const isFirst = (id: string) =>
  isFirstSave({ collection: 'articles', operation: 'update', id, isAutosave: false }, send)

const save = (id: string, query: string, body: object) =>
  done('PATCH', `/articles/${id}?${query}`, { as: 'moderator', body })

it('is the one that first keeps what somebody wrote, however often the form saved itself', async () => {
  // As the form does when it opens.
  const { doc } = await done('POST', '/articles?draft=true', { as: 'moderator', body: {} })
  expect(await isFirst(doc.id)).toBe(true)
  await save(doc.id, 'draft=true&autosave=true', { title: 'Започната' })
  await save(doc.id, 'draft=true&autosave=true', { title: 'Почти готова' })
  expect(await isFirst(doc.id)).toBe(true)
  await save(doc.id, 'draft=true', { title: 'Готова' })
  expect(await isFirst(doc.id)).toBe(false)
})

it('is not that of a draft that was sent whole', async () => {
  const { doc } = await done('POST', '/articles?draft=true', { as: 'moderator', body: { title: 'Внесена' } })
  expect(await isFirst(doc.id)).toBe(false)
})
