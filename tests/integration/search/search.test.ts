import { afterAll, describe, expect, it } from 'vitest'
import { CLIENT_ADDRESS_HEADER } from '#domain/web/client-address'
import { provideEnv } from '#env'
import { rest } from '#support/rest'
import { foundIds, newEntry, search } from '#support/search/entries'

describe('the response', () => {
  it('has the documented shape', async () => {
    const id = await newEntry({
      title: 'Д-р Радостина Желева',
      text: 'Кабинет по вътрешни болести. '.repeat(10),
      city: 'Кьолн',
      keywords: ['интернист'],
      url: '/contacts?id=1',
    })
    const { status, data, headers } = await search(' радостина  Желева ')
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(data).toEqual({
      query: 'радостина  Желева',
      total: 1,
      page: 1,
      pages: 1,
      results: [
        {
          kind: 'contacts',
          id,
          title: 'Д-р Радостина Желева',
          excerpt: expect.stringMatching(/^Кабинет по вътрешни болести\..*…$/),
          city: 'Кьолн',
          url: '/contacts?id=1',
          marks: {
            title: [
              [4, 13],
              [14, 20],
            ],
            excerpt: [],
          },
        },
      ],
      understood: { ignored: [], searched: null },
    })
    expect(Array.from(data.results[0].excerpt).length).toBeLessThanOrEqual(100)
  })

  it.each(['', '&kind=contacts', '&kind=stores'])(
    'says how a question was read, the same with „%s“',
    async (more) => {
      await newEntry({ title: 'Барабанистика за начинаещи', keywords: ['тарамбука'] })
      const understandingOf = async (query: string) => (await search(query, more)).data.understood
      expect(await understandingOf('тарамбука')).toEqual({ ignored: [], searched: null })
      expect(await understandingOf('тарамбука qwxzqwxz')).toEqual({
        ignored: ['qwxzqwxz'],
        searched: 'тарамбука',
      })
      // The keys of „тарамбука“ in the Bulgarian standard layout.
      expect(await understandingOf('jd,d;/wud')).toEqual({ ignored: [], searched: 'тарамбука' })
    },
  )

  it('has excerpts of at most 80 characters for stores and 100 for services', async () => {
    const text = 'а б в г '.repeat(40)
    await newEntry({ kind: 'stores', title: 'Лавка Откъс', text })
    await newEntry({ kind: 'services', title: 'Услуга Откъс', text })
    const { data } = await search('откъс')
    const lengths = Object.fromEntries(data.results.map(({ kind, excerpt }: any) => [kind, excerpt.length]))
    expect(lengths.stores).toBeGreaterThan(70)
    expect(lengths.stores).toBeLessThanOrEqual(80)
    expect(lengths.services).toBeGreaterThan(90)
    expect(lengths.services).toBeLessThanOrEqual(100)
  })

  it('has at most 10 results, then pages without repetition', async () => {
    for (let index = 0; index < 23; index += 1) await newEntry({ title: `Страница ${index} ябанджийска` })
    const pages = await Promise.all([1, 2, 3, 4].map((page) => search('ябанджийска', `&page=${page}`)))
    expect(pages.map(({ data }) => data.results.length)).toEqual([10, 10, 3, 0])
    expect(pages.every(({ data }) => data.total === 23 && data.pages === 3)).toBe(true)
    expect(new Set(pages.flatMap(({ data }) => data.results.map(({ id }: any) => id))).size).toBe(23)
  })

  it.each([
    ['kind=hora', 'kind'],
    ['kind=contacts,users', 'kind'],
    ['near=52', 'near'],
    ['near=152.1,13.4', 'near'],
    ['near=a,b', 'near'],
    ['limit=0', 'limit'],
    ['limit=51', 'limit'],
    ['limit=1.5', 'limit'],
    ['page=0', 'page'],
    ['page=-1', 'page'],
  ])('is 400 for %s, with a message in Bulgarian at „%s“', async (query, path) => {
    const { status, data } = await rest('GET', `/search?q=a&${query}`)
    expect(status).toBe(400)
    expect(data.errors[0].data.errors[0].path).toBe(path)
    expect(data.errors[0].data.errors[0].message).toMatch(/[а-я]/)
  })

  it.each(['visitor', 'moderator'] as const)(
    'is 400 for an unknown parameter, a list or an object: %s',
    async (as) => {
      for (const query of ['q[]=a&q[]=b', 'q[equals]=a'])
        expect((await rest('GET', `/search?${query}`, { as })).status).toBe(400)
      if (as === 'visitor') expect((await rest('GET', '/search?q=a&where[id][exists]=true')).status).toBe(400)
    },
  )
})

describe('empty, long and unusual queries', () => {
  it.each(['', '   ', '😀🎉👍', '?!…', 'в на за', 'ъ'.repeat(300), 'лекар '.repeat(50), '\u202e'])(
    'finds nothing for %s',
    async (query) => {
      await newEntry({ title: 'Лекар' })
      const { status, data } = await search(query)
      expect([status, data.total, data.results]).toEqual([200, 0, []])
    },
  )

  it('treats special characters of SQL and LIKE as plain characters', async () => {
    const id = await newEntry({ title: "О'Нийл 50% отстъпка_лято" })
    for (const query of [
      '%',
      '_',
      '%%%',
      "'",
      "' or 1=1 --",
      '\\',
      '";drop table search_entries;--',
      '{}',
      'NULL',
      '*',
    ])
      expect(await foundIds(query)).not.toContain(id)
    expect(await foundIds("о'нийл 50%")).toEqual([id])
  })
})

describe('finds', () => {
  it.each([
    ['лекар Мюнхен'],
    ['lekar munchen'],
    ['lekar München'],
    ['ЛЕКАР МЮНХЕН'],
    ['лекари в Минхен'],
    ['Arzt Munich'],
    ['лекра мюнхен'],
    ['lekar myunhen'],
    ['doktor miunhen'],
    ['лек мюнх'],
    ['търся лекар около Мюнхен'],
  ])('the doctor in Munich for %s', async (query) => {
    // prettier-ignore
    const id = await newEntry({ title: 'Д-р Явор Кацаров', keywords: ['лекар'], city: 'Мюнхен' })
    expect(await foundIds(query, '&limit=50')).toContain(id)
  })

  it.each([
    ['zabolekar Keln'],
    ['zybolekar Köln'],
    ['зъболекар Кьолн'],
    ['zubolekar Koeln'],
    ['Zahnarzt Cologne'],
    ['зболекар кьолн'],
  ])('the dentist in Cologne for %s', async (query) => {
    const id = await newEntry({ title: 'Д-р Нено Паскалев', keywords: ['зъболекар'], city: 'Köln' })
    expect(await foundIds(query, '&limit=50')).toContain(id)
  })

  it('„4asten zybolekar“ by its look-alike Latin spelling', async () => {
    const id = await newEntry({ title: 'Частен зъболекар', city: 'Хаген' })
    expect((await foundIds('4asten zybolekar'))[0]).toBe(id)
  })

  it('a city of two words in any spelling', async () => {
    const id = await newEntry({ title: 'Фурна Вита', city: 'Франкфурт', kind: 'stores' })
    for (const query of ['фурна Франкфурт на Майн', 'furna frankfurt am main', 'фурна франкфурт'])
      expect(await foundIds(query)).toEqual([id])
  })

  it('the exact title first, then its beginning, then the word elsewhere, then misspelled', async () => {
    const inside = await newEntry({ title: 'Клуб и читалня Бодрост' })
    const typo = await newEntry({ title: 'Бодросд' })
    const begins = await newEntry({ title: 'Бодрост за всички' })
    const text = await newEntry({ title: 'Разходка', text: 'За здраве и бодрост.' })
    const exact = await newEntry({ title: 'Бодрост' })
    expect(await foundIds('бодрост')).toEqual([exact, begins, inside, text])
    expect(await foundIds('бодросд')).toEqual([typo, exact, begins, inside, text])
  })

  it('contacts, services and stores before equal results of other kinds', async () => {
    const ids: string[] = []
    for (const kind of ['articles', 'stores', 'services', 'contacts'] as const)
      ids.unshift(await newEntry({ kind, title: 'Равенство тук' }))
    expect(await foundIds('равенство')).toEqual(ids)
    expect(await foundIds('равенство', '&kind=stores')).toEqual([ids[2]])
    expect(await foundIds('равенство', '&kind=stores,articles')).toEqual([ids[2], ids[3]])
  })

  it('what a sentence names before what has as many of its words in the text', async () => {
    const named = await newEntry({ title: 'Г-жа Коронкова', keywords: ['протезист'] })
    await newEntry({ title: 'Бележка', text: 'Идваше всяка сряда сутрин.', kind: 'articles' })
    expect((await foundIds('протезист сряда сутрин'))[0]).toBe(named)
  })

  it('an item despite one word of a long query that occurs nowhere', async () => {
    const id = await newEntry({ title: 'Мебелист Димо', keywords: ['мебелист'], city: 'Хале' })
    expect(await foundIds('съвестен мебелист Хале')).toEqual([id])
  })
})

describe('request limit', () => {
  afterAll(() => provideEnv({ REQUEST_LIMITS: 'off' }))

  it('allows 60 searches in a minute from one address, the next is 429', async () => {
    provideEnv({ REQUEST_LIMITS: 'on' })
    const headers = { [CLIENT_ADDRESS_HEADER]: '192.0.2.60' }
    const statuses: number[] = []
    for (let count = 0; count < 61; count += 1)
      statuses.push((await rest('GET', '/search?q=', { headers })).status)
    expect(statuses).toEqual([...Array(60).fill(200), 429])
  })
})
