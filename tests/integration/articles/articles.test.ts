import { describe, expect, it } from 'vitest'
import { refusalTexts } from '#texts/web/refusals'
import { articleInput, newArticle, paragraph } from '#support/factories'
import { account, rest } from '#support/rest'

const idsOf = (answer: { data: { docs: { id: string }[] } }) => answer.data.docs.map(({ id }) => id)

describe('who writes articles', () => {
  it.each([
    ['visitor', 401],
    ['member', 403],
    ['moderator', 201],
    ['admin', 201],
  ] as const)('answers %s with %i', async (as, expected) => {
    const { status } = await rest('POST', '/articles', { as, body: await articleInput() })
    expect(status).toBe(expected)
  })

  it('lets neither a visitor nor a member change or delete', async () => {
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

  it('makes the creator the owner, whatever the request says', async () => {
    const member = await account('member')
    const moderator = await account('moderator')
    const { owner } = await newArticle({ owner: member.id })
    expect(owner).toBe(moderator.id)
  })
})

describe('fields', () => {
  it('have a default author', async () => {
    expect((await newArticle()).author).toBe('Админ')
  })

  it('require title, excerpt, category and content on publishing', async () => {
    const { status, data } = await rest('POST', '/articles', { as: 'admin', body: { _status: 'published' } })
    expect(status).toBe(400)
    const paths = data.errors[0].data.errors.map(({ path }: { path: string }) => path)
    expect(paths.sort()).toEqual(['category', 'content', 'excerpt', 'title'])
  })

  it('may be incomplete in a draft', async () => {
    const { status } = await rest('POST', '/articles?draft=true', {
      as: 'admin',
      body: { title: 'Само заглавие' },
    })
    expect(status).toBe(201)
  })

  it.each(['javascript:alert(1)', 'mfa.bg', '//evil.example'])(
    'refuse the external address %s',
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

  it('make an article without a status a draft', async () => {
    const { _status, ...body } = await articleInput()
    const { data } = await rest('POST', '/articles', { as: 'admin', body })
    expect(data.doc._status).toBe('draft')
  })
})

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
    expect(idsOf(found)).toEqual([id])
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

describe('what is not public', () => {
  it.each(['visitor', 'member'] as const)('hides a draft from %s', async (as) => {
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

  it('hides a new draft of a published article', async () => {
    const { id } = await newArticle({ title: 'Видима' })
    await rest('PATCH', `/articles/${id}?draft=true`, { as: 'admin', body: { title: 'Още невидима' } })
    for (const query of ['', '?draft=true']) {
      const { text } = await rest('GET', `/articles/${id}${query}`)
      expect(text).not.toContain('Още невидима')
    }
    const { data } = await rest('GET', `/articles/${id}?draft=true`, { as: 'admin' })
    expect(data.title).toBe('Още невидима')
  })

  it('hides a withdrawn article and keeps the date of its first publishing', async () => {
    const { id, publishedAt } = await newArticle()
    await rest('PATCH', `/articles/${id}`, { as: 'admin', body: { _status: 'draft' } })
    expect((await rest('GET', `/articles/${id}`)).status).toBe(404)
    const { data } = await rest('PATCH', `/articles/${id}`, { as: 'admin', body: { _status: 'published' } })
    expect(data.doc.publishedAt).toBe(publishedAt)
    expect((await rest('GET', `/articles/${id}`)).status).toBe(200)
  })

  it('hides an article until its date', async () => {
    const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString()
    const { id } = await newArticle({ publishedAt: tomorrow })
    expect((await rest('GET', `/articles/${id}`)).status).toBe(404)
  })
})

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

describe('a text that is too large', () => {
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

  it('is refused with an explanation above 500 links and pictures', async () => {
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

  it('is refused with an explanation when it exceeds a form field', async () => {
    const body = new FormData()
    const content = paragraph('я'.repeat(300_000)) as never
    body.append('_payload', JSON.stringify(await articleInput({ content })))
    const { status, data } = await rest('POST', '/articles', { as: 'moderator', body })
    expect([status, data.errors[0].message]).toEqual([413, refusalTexts.textTooLong])
  })
})
