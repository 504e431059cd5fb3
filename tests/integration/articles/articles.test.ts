import { describe, expect, it } from 'vitest'
import { refusalTexts } from '#texts/web/refusals'
import { articleInput, newArticle, paragraph } from '#support/factories'
import { account, rest } from '#support/rest'

const idsOf = (answer: { data: { docs: { id: string }[] } }) => answer.data.docs.map(({ id }) => id)

describe('кой пише новини', () => {
  it.each([
    ['visitor', 401],
    ['member', 403],
    ['moderator', 201],
    ['admin', 201],
  ] as const)('%s → %i', async (as, expected) => {
    const { status } = await rest('POST', '/articles', { as, body: await articleInput() })
    expect(status).toBe(expected)
  })

  it('посетител и член не променят и не трият', async () => {
    const { id } = await newArticle()
    for (const [as, refusal] of [
      ['visitor', 401],
      ['member', 403],
    ] as const) {
      const edit = await rest('PATCH', `/articles/${id}`, { as, body: { title: 'Чужда' } })
      expect(edit.status).toBe(refusal)
      expect((await rest('DELETE', `/articles/${id}`, { as })).status).toBe(refusal)
    }
  })

  it('собственик е този, който я създава, каквото и да пише в заявката', async () => {
    const member = await account('member')
    const moderator = await account('moderator')
    const { owner } = await newArticle({ owner: member.id })
    expect(owner).toBe(moderator.id)
  })
})

describe('полета', () => {
  it('авторът по подразбиране е Админ', async () => {
    expect((await newArticle()).author).toBe('Админ')
  })

  it('заглавие, описание, категория и текст са задължителни при публикуване', async () => {
    const { status, data } = await rest('POST', '/articles', { as: 'admin', body: { _status: 'published' } })
    expect(status).toBe(400)
    const paths = data.errors[0].data.errors.map(({ path }: { path: string }) => path)
    expect(paths.sort()).toEqual(['category', 'content', 'excerpt', 'title'])
  })

  it('чернова може да е недовършена', async () => {
    const { status } = await rest('POST', '/articles?draft=true', {
      as: 'admin',
      body: { title: 'Само заглавие' },
    })
    expect(status).toBe(201)
  })

  it.each(['javascript:alert(1)', 'mfa.bg', '//evil.example'])(
    'външен адрес %s се отказва',
    async (externalLink) => {
      const { status, data } = await rest('POST', '/articles', {
        as: 'admin',
        body: await articleInput({ externalLink }),
      })
      expect(status).toBe(400)
      expect(data.errors[0].data.errors[0].message).toBe(
        'Въведете пълен адрес, който започва с https:// или http://',
      )
    },
  )

  it('новата статия без състояние е чернова', async () => {
    const { _status, ...body } = await articleInput()
    const { data } = await rest('POST', '/articles', { as: 'admin', body })
    expect(data.doc._status).toBe('draft')
  })
})

describe('адрес', () => {
  it('се прави от заглавието с транслитерация, а съвпадението получава -2', async () => {
    const first = await newArticle({ title: 'Българско училище в Мюнхен' })
    const second = await newArticle({ title: 'Българско училище в Мюнхен' })
    expect([first.slug, second.slug]).toEqual([
      'balgarsko-uchilishte-v-myunhen',
      'balgarsko-uchilishte-v-myunhen-2',
    ])
  })

  it('следва заглавието на черновата, докато се пише', async () => {
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

  it('е замразен след публикуване', async () => {
    const { id, slug } = await newArticle({ title: 'Стар надслов' })
    const { data } = await rest('PATCH', `/articles/${id}`, { as: 'admin', body: { title: 'Нов надслов' } })
    expect(data.doc.slug).toBe(slug)
  })

  it('при изрична промяна старият остава известен и не се дава на друга статия', async () => {
    const { id, slug } = await newArticle({ title: 'Концерт в Кьолн' })
    const { data } = await rest('PATCH', `/articles/${id}`, {
      as: 'admin',
      body: { slug: 'golemiyat-kontsert' },
    })
    expect(data.doc.slug).toBe('golemiyat-kontsert')
    const found = await rest('GET', `/articles?where[previousSlugs][in]=${slug}`)
    expect(idsOf(found)).toEqual([id])
    expect((await newArticle({ title: 'Концерт в Кьолн' })).slug).toBe(`${slug}-2`)
  })

  it('старите адреси не се пишат отвън', async () => {
    const { previousSlugs } = await newArticle({ previousSlugs: ['otkradnat'] })
    expect(previousSlugs ?? []).toEqual([])
  })

  it('двайсет едновременни статии с едно заглавие се изчакват: всяка получава свой адрес', async () => {
    const input = await articleInput({ title: 'Едно и също' })
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => rest('POST', '/articles', { as: 'admin', body: input })),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201))
    expect(new Set(answers.map(({ data }) => data.doc.slug)).size).toBe(20)
  })

  it('заглавие само от знаци също получава адрес, черновата без заглавие още няма', async () => {
    const slugs = []
    for (const title of ['🙂', '日本']) slugs.push((await newArticle({ title })).slug)
    expect(slugs).toEqual(['nova', 'nova-2'])
    const draft = await rest('POST', '/articles?draft=true', { as: 'admin', body: {} })
    expect([draft.status, draft.data.doc.slug ?? null]).toEqual([201, null])
  })
})

describe('черновата не се вижда', () => {
  it.each(['visitor', 'member'] as const)('%s', async (as) => {
    const draft = await newArticle({ _status: 'draft', title: 'Тайна чернова' })
    expect(idsOf(await rest('GET', '/articles?limit=50', { as }))).not.toContain(draft.id)
    for (const query of ['draft=true&limit=50', 'where[_status][equals]=draft']) {
      expect((await rest('GET', `/articles?${query}`, { as })).status).toBe(400)
    }
    expect((await rest('GET', `/articles/${draft.id}`, { as })).status).toBe(404)
    expect((await rest('GET', `/articles/${draft.id}?draft=true`, { as })).status).toBe(400)
    const refusal = as === 'visitor' ? 401 : 403
    expect((await rest('GET', '/articles/versions', { as })).status).toBe(refusal)
  })

  it('новата чернова на публикувана статия също не се вижда', async () => {
    const { id } = await newArticle({ title: 'Видима' })
    await rest('PATCH', `/articles/${id}?draft=true`, { as: 'admin', body: { title: 'Още невидима' } })
    for (const query of ['', '?draft=true']) {
      const { text } = await rest('GET', `/articles/${id}${query}`)
      expect(text).not.toContain('Още невидима')
    }
    const { data } = await rest('GET', `/articles/${id}?draft=true`, { as: 'admin' })
    expect(data.title).toBe('Още невидима')
  })

  it('скритата статия изчезва, а датата на първото публикуване остава', async () => {
    const { id, publishedAt } = await newArticle()
    await rest('PATCH', `/articles/${id}`, { as: 'admin', body: { _status: 'draft' } })
    expect((await rest('GET', `/articles/${id}`)).status).toBe(404)
    const { data } = await rest('PATCH', `/articles/${id}`, { as: 'admin', body: { _status: 'published' } })
    expect(data.doc.publishedAt).toBe(publishedAt)
    expect((await rest('GET', `/articles/${id}`)).status).toBe(200)
  })

  it('статия с бъдеща дата чака деня си', async () => {
    const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString()
    const { id } = await newArticle({ publishedAt: tomorrow })
    expect((await rest('GET', `/articles/${id}`)).status).toBe(404)
  })
})

describe('версии', () => {
  it('се пазят и се връщат', async () => {
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

  const draftsOf = async (id: string) => {
    const address = `/articles/versions?where[parent][equals]=${id}&where[version._status][equals]=draft&sort=createdAt`
    return (await rest('GET', address, { as: 'moderator' })).data.docs as { id: string }[]
  }
  const asEdited = async (id: string) =>
    (await rest('GET', `/articles/${id}?draft=true`, { as: 'moderator' })).data.title

  it('недописаната чернова се връща недописана', async () => {
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

  it('върнатата чернова на публикувана статия не я сваля от сайта', async () => {
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

  it('непозната версия и чужди ръце', async () => {
    const unknown = `/articles/versions/${crypto.randomUUID()}`
    expect((await rest('POST', unknown, { as: 'moderator' })).status).toBe(404)
    expect((await rest('POST', unknown, { as: 'member' })).status).toBe(403)
    expect((await rest('POST', unknown)).status).toBe(401)
  })
})

describe('прекалено голямо', () => {
  const link = {
    type: 'link',
    version: 3,
    fields: { linkType: 'custom', url: 'https://example.org', newTab: false },
    children: [{ type: 'text', version: 1, text: 'тук' }],
  }
  const withLinks = (count: number) => {
    const { root } = paragraph('Текст.')
    return { root: { ...root, children: [{ ...root.children[0]!, children: Array(count).fill(link) }] } }
  }

  it('текст с над 500 връзки и снимки се отказва с изречение', async () => {
    const send = async (count: number) =>
      rest('POST', '/articles', {
        as: 'moderator',
        body: await articleInput({ content: withLinks(count) as never }),
      })
    expect((await send(500)).status).toBe(201)
    const { status, data } = await send(501)
    expect([status, data.errors[0].data.errors[0]]).toMatchObject([400, { path: 'content' }])
    expect(data.errors[0].data.errors[0].message).toContain('Повече от 500 връзки и снимки')
  })

  it('текст, който не се събира в полето на формуляр, се отказва с изречение', async () => {
    const body = new FormData()
    const content = paragraph('я'.repeat(300_000)) as never
    body.append('_payload', JSON.stringify(await articleInput({ content })))
    const { status, data } = await rest('POST', '/articles', { as: 'moderator', body })
    expect([status, data.errors[0].message]).toEqual([413, refusalTexts.textTooLong])
  })
})
