import { describe, expect, it } from 'vitest'
import { newArticle } from '#support/factories'
import { account, rest } from '#support/rest'

describe('versions', () => {
  it('are stored and can be restored', async () => {
    const { id } = await newArticle({ title: 'Първа редакция' })
    await rest('PATCH', `/articles/${id}`, { as: 'admin', body: { title: 'Втора редакция' } })
    const versions = await rest('GET', `/articles/versions?where[parent][equals]=${id}&sort=createdAt`, {
      as: 'moderator',
    })
    expect(versions.data.docs.map(({ version }: any) => version.title)).toEqual([
      'Първа редакция',
      'Втора редакция',
    ])
    const restored = await rest('POST', `/articles/versions/${versions.data.docs[0].id}`, { as: 'moderator' })
    expect(restored.status).toBe(200)
    expect((await rest('GET', `/articles/${id}`)).data.title).toBe('Първа редакция')
  })

  it('name who saved them, whoever the request says it was', async () => {
    const [admin, moderator] = [await account('admin'), await account('moderator')]
    const { id } = await newArticle({ title: 'Чия е промяната' })
    const body = { title: 'Променена', changedBy: admin.id }
    await rest('PATCH', `/articles/${id}`, { as: 'moderator', body })
    const address = `/articles/versions?where[parent][equals]=${id}&sort=-createdAt&limit=1&depth=0`
    const { docs } = (await rest('GET', address, { as: 'admin' })).data
    expect(docs[0].version.changedBy).toBe(moderator.id)
    expect((await rest('GET', `/articles/${id}`)).data).not.toHaveProperty('changedBy')
  })

  const draftsOf = async (id: string) => {
    const address = `/articles/versions?where[parent][equals]=${id}&where[version._status][equals]=draft&sort=createdAt`
    return (await rest('GET', address, { as: 'moderator' })).data.docs as { id: string }[]
  }
  const asEdited = async (id: string) =>
    (await rest('GET', `/articles/${id}?draft=true`, { as: 'moderator' })).data.title

  it('restore an incomplete draft as incomplete', async () => {
    const body = { title: 'Първо хрумване' }
    const { id } = (await rest('POST', '/articles?draft=true', { as: 'moderator', body })).data.doc
    await rest('PATCH', `/articles/${id}?draft=true`, { as: 'moderator', body: { title: 'Второ хрумване' } })
    const [first] = await draftsOf(id)
    const restored = await rest('POST', `/articles/versions/${first!.id}`, { as: 'moderator' })
    expect([restored.status, restored.data.title, restored.data.message]).toEqual([
      200,
      'Първо хрумване',
      'Версията е върната.',
    ])
    expect(await asEdited(id)).toBe('Първо хрумване')
  })

  it('keep a published article on the site when a draft of it is restored', async () => {
    const { id } = await newArticle({ title: 'На сайта' })
    const write = (title: string) =>
      rest('PATCH', `/articles/${id}?draft=true`, { as: 'moderator', body: { title } })
    await write('Първа поправка')
    await write('Втора поправка')
    const [first] = await draftsOf(id)
    expect((await rest('POST', `/articles/versions/${first!.id}`, { as: 'moderator' })).status).toBe(200)
    expect((await rest('GET', `/articles/${id}`)).data.title).toBe('На сайта')
    expect(await asEdited(id)).toBe('Първа поправка')
  })

  it('are not restored when unknown or requested by others', async () => {
    const unknown = `/articles/versions/${crypto.randomUUID()}`
    expect((await rest('POST', unknown, { as: 'moderator' })).status).toBe(404)
    expect((await rest('POST', unknown, { as: 'member' })).status).toBe(403)
    expect((await rest('POST', unknown)).status).toBe(401)
  })
})
