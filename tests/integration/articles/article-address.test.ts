import { describe, expect, it } from 'vitest'
import { articleInput, newArticle } from '#support/factories'
import { rest } from '#support/rest'

describe('the address', () => {
  it('is the transliterated title, with -2 for a duplicate', async () => {
    const first = await newArticle({ title: 'Българско училище в Мюнхен' })
    const second = await newArticle({ title: 'Българско училище в Мюнхен' })
    expect([first.slug, second.slug]).toEqual([
      'balgarsko-uchilishte-v-myunhen',
      'balgarsko-uchilishte-v-myunhen-2',
    ])
  })

  it('follows the title of a draft', async () => {
    const { data } = await rest('POST', '/articles?draft=true&autosave=true', {
      as: 'admin',
      body: { title: 'Б' },
    })
    const id = data.doc.id
    await rest('PATCH', `/articles/${id}?draft=true&autosave=true`, {
      as: 'admin',
      body: { title: 'Берлин пуска' },
    })
    const body = { ...(await articleInput({ title: 'Берлин пуска адресна регистрация' })) }
    const published = await rest('PATCH', `/articles/${id}`, { as: 'admin', body })
    expect(published.data.doc.slug).toBe('berlin-puska-adresna-registratsia')
  })

  it('is fixed after publishing', async () => {
    const { id, slug } = await newArticle({ title: 'Стар надслов' })
    const { data } = await rest('PATCH', `/articles/${id}`, { as: 'admin', body: { title: 'Нов надслов' } })
    expect(data.doc.slug).toBe(slug)
  })

  it('stays reserved when it is changed on purpose', async () => {
    const { id, slug } = await newArticle({ title: 'Концерт в Кьолн' })
    const { data } = await rest('PATCH', `/articles/${id}`, {
      as: 'admin',
      body: { slug: 'golemiyat-kontsert' },
    })
    expect(data.doc.slug).toBe('golemiyat-kontsert')
    const found = await rest('GET', `/articles?where[previousSlugs][in]=${slug}`)
    expect(found.data.docs.map((article: { id: string }) => article.id)).toEqual([id])
    expect((await newArticle({ title: 'Концерт в Кьолн' })).slug).toBe(`${slug}-2`)
  })

  it('keeps its history closed to requests', async () => {
    const { previousSlugs } = await newArticle({ previousSlugs: ['otkradnat'] })
    expect(previousSlugs ?? []).toEqual([])
  })

  it('is unique for twenty concurrent articles with one title', async () => {
    const input = await articleInput({ title: 'Едно и също' })
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => rest('POST', '/articles', { as: 'admin', body: input })),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201))
    expect(new Set(answers.map(({ data }) => data.doc.slug)).size).toBe(20)
  })

  it('exists for a title of symbols alone but not for a draft without a title', async () => {
    const slugs = []
    for (const title of ['🙂', '日本']) slugs.push((await newArticle({ title })).slug)
    expect(slugs).toEqual(['nova', 'nova-2'])
    const draft = await rest('POST', '/articles?draft=true', { as: 'admin', body: {} })
    expect([draft.status, draft.data.doc.slug ?? null]).toEqual([201, null])
  })
})
