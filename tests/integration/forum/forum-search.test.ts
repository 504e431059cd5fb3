import { afterAll, describe, expect, it } from 'vitest'
import { newForumCategory, newTopic } from '#support/community'
import { signedInMember } from '#support/members'
import { getTestPayload, rest } from '#support/rest'

const reader = await signedInMember()

async function find(q: string, headers: Record<string, string> | undefined = reader.headers) {
  const { data } = await rest('GET', `/forum/search?q=${encodeURIComponent(q)}`, { headers })
  return { categories: names(data.categories, 'name'), topics: names(data.topics, 'title') }
}
const names = (docs: Record<string, string>[], name: string) => docs.map((doc) => doc[name])
const openForum = async (forumPublicRead: boolean) =>
  (await getTestPayload()).updateGlobal({ slug: 'site', data: { forumPublicRead } })

afterAll(() => openForum(false))

describe('the search of the forum', () => {
  it('finds topics by title, text and author, in any script and with typing errors', async () => {
    const author = await signedInMember({ fullName: 'Верислава Чавдарова' })
    const { id } = await newTopic({ author, title: 'Фелдшерска практика в Хемниц' })
    const body = { content: 'Търся някого, който е минал през апробация.' }
    await rest('PATCH', `/forum-topics/${id}`, { body, headers: author.headers })
    for (const query of [
      'фелдшерска',
      'feldsherska',
      'апробация',
      'aprobaciq',
      'Верислава',
      'verislawa',
      'фелдшерзка',
    ])
      expect([query, (await find(query)).topics]).toEqual([query, ['Фелдшерска практика в Хемниц']])
  })

  it('knows authors by their present name, and those who left by none', async () => {
    const author = await signedInMember({ fullName: 'Стародева Преименувана' })
    const { title } = await newTopic({ author, title: 'Тема на преименувана' })
    await rest('PATCH', `/users/${author.id}`, {
      body: { fullName: 'Новодева Друга' },
      headers: author.headers,
    })
    expect((await find('Стародева')).topics).toEqual([])
    expect((await find('Новодева')).topics).toEqual([title])
    await rest('DELETE', `/users/${author.id}`, { as: 'admin' })
    expect((await find('Новодева')).topics).toEqual([])
    expect((await find('преименувана')).topics).toEqual([title])
  })

  it('names categories first, ten results together, none of an inactive category', async () => {
    await newForumCategory({ name: 'Кукерство', description: 'Маски и звънци' })
    await newForumCategory({ name: 'Кукерство, старо', description: 'Архив', isActive: false })
    for (const number of Array(11).keys()) await newTopic({ title: `Кукерство и обичаи ${number}` })
    const found = await find('kukerstvo')
    expect(found.categories).toEqual(['Кукерство'])
    expect(found.topics).toHaveLength(9)
    expect((await find('звънци')).categories).toEqual(['Кукерство'])
  })

  it('finds topics that share half of the words of a new title, the nearest first', async () => {
    await newTopic({ title: 'Смяна на водопроводна инсталация' })
    await newTopic({ title: 'Водопроводна инсталация: кой плаща ремонта' })
    const similar = async (title: string) => {
      const path = `/forum/search?similar=1&q=${encodeURIComponent(title)}`
      const { data } = await rest('GET', path, { headers: reader.headers })
      return names(data.topics, 'title')
    }
    const title = 'Водопроводна инсталация в нова баня'
    expect(await similar(title)).toEqual([
      'Водопроводна инсталация: кой плаща ремонта',
      'Смяна на водопроводна инсталация',
    ])
    expect(await similar('Водопроводна чешма')).toHaveLength(2)
    expect(await similar('Баня, чешма, мивка и водопроводна тръба')).toEqual([])
  })

  it('never finds a hidden topic, nor anything for a blank question', async () => {
    const { id } = await newTopic({ title: 'Невидимка под похлупак' })
    const payload = await getTestPayload()
    await payload.update({ collection: 'forum-topics', id, data: { hidden: true } })
    expect((await find('похлупак')).topics).toEqual([])
    expect(await find('  ')).toEqual({ categories: [], topics: [] })
  })

  it('is for members, and for visitors of an open forum', async () => {
    await newTopic({ title: 'Щъркелово гнездо' })
    expect((await rest('GET', '/forum/search?q=гнездо')).status).toBe(401)
    await openForum(true)
    expect((await find('щъркелово', {})).topics).toEqual(['Щъркелово гнездо'])
  })

  it.each([`q=${'x'.repeat(501)}`, 'q=a&q=b', 'q[in]=a', 'q=a&similar=2'])('refuses %s', async (query) => {
    const { status } = await rest('GET', `/forum/search?${query}`, { headers: reader.headers })
    expect(status).toBe(400)
  })
})
