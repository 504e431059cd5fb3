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
