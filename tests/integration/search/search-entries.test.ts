import { describe, expect, it } from 'vitest'
import { keepEntries } from '#search/index/keep-entries'
import { findEntries } from '#search/results/find-entries'
import type { Question } from '#search/results/findings'
import type { Article } from '#types'
import { publishedApartment } from '#support/apartments'
import { newForumCategory } from '#support/community'
import { newEntry as newDirectoryEntry } from '#support/directory'
import { newArticle, newCategory, paragraph } from '#support/factories'
import { signedInMember } from '#support/members'
import { getTestPayload, rest } from '#support/rest'
import { foundIds, newEntry, search } from '#support/search/entries'

const soon = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()

describe('time', () => {
  it('finds an item until it expires', async () => {
    await newEntry({ title: 'Кафемелачка стара', expiresAt: soon(-1) })
    const ending = await newEntry({ title: 'Кафемелачка нова', expiresAt: soon(3600) })
    expect(await foundIds('кафемелачка')).toEqual([ending])
  })

  it('does not find an item before it starts', async () => {
    await newEntry({ title: 'Прожекция утре', startsAt: soon(60) })
    const now = await newEntry({ title: 'Прожекция днес', startsAt: soon(-60) })
    expect(await foundIds('прожекция')).toEqual([now])
  })
})

describe('articles are found by what everyone can open', () => {
  it('a published one by title, text and category, a draft or withdrawn one not at all', async () => {
    const category = await newCategory('Осигуровки')
    const title = 'Здравни вноски за пенсионери'
    const content = paragraph('Подробности за хоризонта.') as Article['content']
    const { id, slug } = await newArticle({ title, content, category: category.id })
    for (const query of ['вноски пенсионери', 'хоризонта', 'осигуровки', 'vnoski'])
      expect((await search(query)).data.results).toMatchObject([
        { kind: 'articles', id, url: `/news/${slug}` },
      ])
    await newArticle({ title: 'Здравни вноски, чернова', _status: 'draft' })
    await rest('PATCH', `/articles/${id}?draft=true`, { as: 'admin', body: { title: 'Невиждана вноска' } })
    expect(await foundIds('вноски', '&limit=50')).toEqual([id])
    expect(await foundIds('невиждана')).toEqual([])
    await rest('PATCH', `/articles/${id}`, { as: 'admin', body: { _status: 'draft' } })
    expect(await foundIds('вноски')).toEqual([])
  })

  it('by the new title, not the old one', async () => {
    const { id } = await newArticle({ title: 'Първоначалният надслов' })
    await rest('PATCH', `/articles/${id}`, { as: 'admin', body: { title: 'Окончателният надслов' } })
    expect(await foundIds('окончателният')).toEqual([id])
    expect(await foundIds('първоначалният')).toEqual([])
  })

  it('not after deletion', async () => {
    const { id } = await newArticle({ title: 'Мимолетна вест' })
    expect(await foundIds('мимолетна')).toEqual([id])
    await rest('DELETE', `/articles/${id}`, { as: 'admin' })
    expect(await foundIds('мимолетна')).toEqual([])
  })

  it('an article with a future date appears by itself', async () => {
    const { id } = await newArticle({ title: 'Насрочена вест', publishedAt: soon(2) })
    expect(await foundIds('насрочена')).toEqual([])
    await expect.poll(() => foundIds('насрочена'), { timeout: 10_000 }).toEqual([id])
  })

  it('a write that is rolled back leaves no entry', async () => {
    const payload = await getTestPayload()
    const transactionID = await payload.db.beginTransaction()
    const entry = { title: 'Несъстояла се', url: '/' }
    const id = crypto.randomUUID()
    await keepEntries(
      { payload, transactionID: transactionID! },
      { kind: 'events', entries: [{ id, entry }] },
    )
    await payload.db.rollbackTransaction(transactionID!)
    expect(await foundIds('несъстояла')).toEqual([])
  })
})

describe('renaming a category updates the entries in it', () => {
  it('articles', async () => {
    const category = await newCategory('Осигурители')
    const { id } = await newArticle({ title: 'Вест без тема', category: category.id })
    await newArticle({ title: 'Чернова без тема', category: category.id, _status: 'draft' })
    await rest('PATCH', `/article-categories/${category.id}`, { as: 'moderator', body: { name: 'Пенсии' } })
    expect([await foundIds('осигурители'), await foundIds('пенсии')]).toEqual([[], [id]])
  })

  it('forum topics, without hidden ones', async () => {
    const { headers } = await signedInMember()
    const { id: category } = await newForumCategory({ name: 'Градинарство' })
    const open = async (title: string) =>
      (await rest('POST', '/forum-topics', { body: { title, category }, headers })).data.doc.id as string
    const [shown, hidden] = [await open('Кога се сади'), await open('Скрит разсад')]
    await rest('PATCH', `/forum-topics/${hidden}`, { as: 'moderator', body: { hidden: true } })
    const found = async (word: string) =>
      (await rest('GET', `/search?q=${encodeURIComponent(word)}`, { headers })).data.results.map(
        (result: { id: string }) => result.id,
      )
    expect(await found('градинарство')).toEqual([shown])
    await rest('PATCH', `/forum-categories/${category}`, { as: 'moderator', body: { name: 'Лозарство' } })
    expect([await found('градинарство'), await found('лозарство')]).toEqual([[], [shown]])
  })
})

describe('search in one kind', () => {
  it('returns ordered ids and the total, limited to the kind and its tags', async () => {
    const payload = await getTestPayload()
    const tags = ['category:law']
    const exact = await newEntry({ kind: 'services', title: 'Консултант', tags })
    const longer = await newEntry({ kind: 'services', title: 'Консултант по всичко', tags })
    const other = await newEntry({ kind: 'services', title: 'Консултант друг', tags: ['category:it "x" \\'] })
    await newEntry({ kind: 'stores', title: 'Консултант' })
    const ids = async (asked: Partial<Question>) => {
      const question = { query: 'konsultant', kinds: ['services'] as const, limit: 1, tags, ...asked }
      const { total, results } = await findEntries({ payload }, question)
      return { total, ids: results.map(({ id }) => id) }
    }
    expect(await ids({})).toEqual({ ids: [exact], total: 2 })
    expect(await ids({ page: 2 })).toEqual({ ids: [longer], total: 2 })
    expect((await ids({ tags: ['category:it "x" \\'] })).ids).toEqual([other])
    expect((await ids({ query: ' ' })).ids).toEqual([])
  })
})

it('an apartment is found by what the filters of its list ask for', async () => {
  const home = { rooms: 3, furnished: true, registrationPossible: true, city: 'Фленсбург' }
  const { id } = await publishedApartment({ ...home, title: 'До пристанището' })
  await publishedApartment({ title: 'До гарата', rooms: 2, city: 'Фленсбург' })
  for (const asked of [
    'тристаен',
    '3-Zimmer-Wohnung',
    'möblierte Wohnung',
    'обзаведена квартира',
    'с Anmeldung',
  ])
    expect(await foundIds(`${asked} Фленсбург`, '&kind=apartments'), asked).toContain(id)
  expect((await foundIds('тристаен', '&kind=apartments&city=Фленсбург'))[0]).toBe(id)
  expect(await foundIds('разрешени домашни любимци Фленсбург', '&kind=apartments')).not.toContain(id)
})

describe('phone numbers', () => {
  it('of a contact find it in any notation, from four digits on', async () => {
    const { id } = await newDirectoryEntry('contacts', { phone: '+49 6841 5550173' })
    for (const asked of ['+49 6841 5550173', '06841/5550173', '0049 6841 555 01 73', '0173', '6841'])
      expect(await foundIds(asked), asked).toContain(id)
    expect(await foundIds('173')).not.toContain(id)
  })

  it('that are shown only after a click find nothing', async () => {
    const { id } = await publishedApartment({ phone: '+49 6842 5550199', title: 'Стая до реката' })
    expect(await foundIds('стая до реката')).toContain(id)
    for (const asked of ['+49 6842 5550199', '068425550199', '5550199'])
      expect(await foundIds(asked), asked).toEqual([])
  })
})
