import { describe, expect, it } from 'vitest'
import { brokenForms, endlessBodies } from '#support/broken-bodies'
import { articleInput, paragraph } from '#support/factories'
import { expectNoRejections } from '#support/no-rejections'
import { rest } from '#support/rest'

const id = '11111111-1111-4111-8111-111111111111'
const problem = ({ data }: { data: any }) => data.errors?.[0].data?.errors?.[0]

expectNoRejections()

describe('a refusal', () => {
  it('names its fields as people know them', async () => {
    const body = { name: 'Име, което се дава веднъж', description: 'Проба' }
    await rest('POST', '/article-categories', { as: 'moderator', body })
    const taken = await rest('POST', '/article-categories', { as: 'moderator', body })
    expect([taken.status, taken.data.errors[0].message]).toEqual([
      400,
      'Това поле не е попълнено правилно: Име',
    ])
    const long = { name: 'Магазин', city: 'Бон', category: 'doctor', phone: '1'.repeat(500) }
    const { data } = await rest('POST', '/contacts', { as: 'admin', body: long })
    expect(data.errors[0].message).toBe('Това поле не е попълнено правилно: Телефон')
  })
})

describe('values of the wrong type', () => {
  it.each(['2019abc', '1,2,3', '12 34', '7 $', '0x10', '1e2', 'Infinity'])(
    'refuses the number „%s“ and cuts nothing',
    async (order) => {
      const body = { name: `Числа ${order}`, description: 'Проба', order }
      const answer = await rest('POST', '/forum-categories', { as: 'moderator', body })
      expect([answer.status, problem(answer)]).toMatchObject([
        400,
        { path: 'order', message: 'Въведете число.' },
      ])
    },
  )

  it.each([
    ['title', {}, 'Тук се очаква текст.'],
    ['title', ['x'], 'Тук се очаква текст.'],
    ['excerpt', 7, 'Тук се очаква текст.'],
    ['slug', { toString: 1 }, 'Тук се очаква текст.'],
    ['seoTitle', 'a\0b', 'Тук се очаква текст.'],
    ['category', { toString: 1 }, 'Тук се очаква нещо от списъка.'],
    ['category', { relationTo: 'article-categories', value: id }, 'Тук се очаква нещо от списъка.'],
    ['image', 'x', 'Тук се очаква нещо от списъка.'],
    ['image', [id], 'Тук се очаква нещо от списъка.'],
    ['publishedAt', [], 'Въведете дата и час.'],
    ['publishedAt', 'вчера', 'Въведете дата и час.'],
    ['_status', {}, 'Изберете една от възможностите.'],
    ['previousSlugs', 'x', 'Тук се очаква списък от текстове.'],
    ['id', { a: 1 }, 'Този номер не е разрешен.'],
    ['content', 'x', 'Тук се очаква текст от редактора.'],
    ['content', { root: 1 }, 'Тук се очаква текст от редактора.'],
    ['content', { root: { type: 'root', children: [{}] } }, 'Тук се очаква текст от редактора.'],
    [
      'content',
      { root: { type: 'root', children: [{ type: 'text', text: {} }] } },
      'Тук се очаква текст от редактора.',
    ],
  ])('refuses at the field %s, also in a draft: %j', async (path, value, message) => {
    const body = { ...(await articleInput()), [path]: value }
    for (const query of ['', '?draft=true&autosave=true']) {
      const answer = await rest('POST', `/articles${query}`, { as: 'moderator', body })
      expect([answer.status, problem(answer)]).toMatchObject([400, { path, message }])
    }
  })

  it('accepts empty values as the panel sends them', async () => {
    const body = {
      ...(await articleInput()),
      image: '',
      seoImage: null,
      publishedAt: null,
      previousSlugs: null,
      seoTitle: null,
    }
    const { status, text } = await rest('POST', '/articles', { as: 'moderator', body })
    expect([status, status === 201 ? '' : text]).toEqual([201, ''])
  })

  it('accepts a text with nested lists, a table and a link', async () => {
    const words = { type: 'text', text: 'дума', format: 0, version: 1 }
    const nested = (depth: number): object => ({
      type: 'list', listType: 'bullet', tag: 'ul', start: 1, version: 1,
      children: [{ type: 'listitem', value: 1, version: 1, children: depth ? [nested(depth - 1)] : [words] }],
    }) // prettier-ignore
    const cell = {
      type: 'tablecell',
      colSpan: 1,
      rowSpan: 1,
      headerState: 0,
      version: 1,
      children: [nested(8)],
    }
    const table = {
      type: 'table',
      version: 1,
      children: [{ type: 'tablerow', version: 1, children: [cell] }],
    }
    const fields = { linkType: 'custom', url: 'https://www.mfa.bg/', newTab: false }
    const link = {
      type: 'paragraph',
      version: 1,
      children: [{ type: 'link', version: 3, fields, children: [words] }],
    }
    const content = { root: { ...paragraph('x').root, children: [table, link] } }
    const { status, text } = await rest('POST', '/articles', {
      as: 'moderator',
      body: await articleInput({ content } as never),
    })
    expect([status, status === 201 ? '' : text]).toEqual([201, ''])
  })

  it.each(brokenForms)('answers a broken form without a server error (%s, case %#)', async (type, body) => {
    const answer = await rest('POST', '/articles?draft=true', {
      as: 'moderator',
      body,
      headers: { 'Content-Type': type },
    })
    // 201: a body without any field is an empty draft.
    expect([400, 413, 201]).toContain(answer.status)
  })

  it.each(endlessBodies)('refuses an endless body (case %#)', async (body) => {
    for (const path of ['/articles', '/globals/site', '/payload-preferences/nav']) {
      const answer = await rest('POST', path, {
        as: 'admin',
        body,
        headers: { 'Content-Type': 'application/json' },
      })
      expect([path, answer.status]).toEqual([path, 400])
    }
  })
})

describe('a link that leads nowhere', () => {
  const withLink = (url: string) => {
    const words = {
      type: 'text',
      text: 'формуляра',
      format: 0,
      detail: 0,
      mode: 'normal',
      style: '',
      version: 1,
    }
    const fields = { linkType: 'custom', url, newTab: false }
    const { root } = paragraph('Вижте ')
    const link = {
      type: 'link',
      version: 3,
      format: '',
      indent: 0,
      direction: 'ltr',
      id: 'a1',
      fields,
      children: [words],
    }
    return { root: { ...root, children: [{ ...root.children[0]!, children: [link] }] } } as never
  }
  const message =
    'Връзката „формуляра“ не води до страница, която може да се отвори. Въведете пълния адрес, например https://…'

  it.each([
    '/\t/evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '\\\\evil',
    '//evil.example',
    'www.mfa.bg',
  ])('is refused on saving with the words of the link: %j', async (url) => {
    for (const query of ['', '?draft=true']) {
      const body = await articleInput({ content: withLink(url) })
      const answer = await rest('POST', `/articles${query}`, { as: 'moderator', body })
      expect([answer.status, problem(answer)]).toMatchObject([400, { path: 'content', message }])
    }
  })

  it('is stored by autosave but cannot be published', async () => {
    const body = await articleInput({ content: withLink('//evil.example'), _status: 'draft' })
    const kept = await rest('POST', '/articles?draft=true&autosave=true', { as: 'moderator', body })
    expect(kept.status).toBe(201)
    const address = `/articles/${kept.data.doc.id}`
    const answer = await rest('PATCH', address, { as: 'moderator', body: { _status: 'published' } })
    expect([answer.status, problem(answer)]).toMatchObject([400, { path: 'content', message }])
    const draft = await rest('PATCH', `${address}?draft=true`, { as: 'moderator', body: { title: 'Друго' } })
    expect(draft.status).toBe(200)
  })

  it('is refused in the legal texts', async () => {
    const body = { imprint: withLink('javascript:alert(1)') }
    const answer = await rest('POST', '/globals/legal', { as: 'admin', body })
    expect([answer.status, problem(answer)]).toMatchObject([400, { path: 'imprint', message }])
  })
})

describe('queries of the panels', () => {
  it.each([
    'articles?depth=0&draft=true&limit=10&page=1&select[title]=true&sort=-publishedAt&where[and][0][id][not_in][0]=' +
      id,
    `articles?where[and][0][id][not_equals]=&where[and][1][title][like]=новина`,
    `articles?where[id][in]=${id},${id}&depth=0&limit=250&select[title]=true`,
    `articles?where[or][0][and][0][category][equals]=${id}&sort=title`,
    'articles?where[or][0][and][0][_status][equals]=published&sort=-_status',
    `articles/versions?where[parent][equals]=${id}&sort=-updatedAt&limit=1&depth=0`,
    'articles/versions?where[and][0][version.title][like]=x&sort=-version.updatedAt',
    'articles?where[image][exists]=true&sort=createdAt',
    'users?where[or][0][and][0][email][like]=@&sort=fullName',
    'users?where[fullName][like]=Мария&select[fullName]=true&sort=fullName,id&where[role][in]=admin,moderator',
    `media?where[and][0][purpose][equals]=editorial&select[filename]=true&select[sizes][small][url]=true&sort=-filename`,
    'reports?where[or][0][and][0][status][equals]=pending&sort=-createdAt&depth=1',
    `posts?where[owner][equals]=${id}&where[owner.fullName][like]=М`,
    'events?where[status][equals]=upcoming&sort=date',
    `event-registrations?where[event.title][like]=x&where[owner][not_in][0]=${id}`,
    `payload-locked-documents?where[document.value][equals]=${id}&where[document.relationTo][equals]=articles`,
    'payload-locked-documents?where[globalSlug][equals]=site',
  ])('are answered: %s', async (query) => {
    const { status, text } = await rest('GET', `/${query}`, { as: 'admin' })
    expect([status, status === 200 ? '' : text]).toEqual([200, ''])
  })
})

describe('queries refused even to staff', () => {
  it.each([
    ['posts?sort=owner.hash', 'sort'],
    ['posts?sort=-owner.resetPasswordToken', 'sort'],
    ['users?sort=salt', 'sort'],
    ['users?sort=fullName,-sessions.id', 'sort'],
    ['users?sort=няма', 'sort'],
    ['users?where[sessions.id][equals]=x', 'where.sessions.id'],
    ['posts?where[owner.sessions.id][like]=x', 'where.owner.sessions.id'],
    ['posts?where[owner__hash][like]=x', 'where.owner__hash'],
    ['posts?where[or][0][and][0][owner.avatar.owner.hash][exists]=true', 'where.owner.avatar.owner.hash'],
    [
      'posts?where[owner.avatar.owner.profileComplete][equals]=true',
      'where.owner.avatar.owner.profileComplete',
    ],
    ['posts?where[id][equals]=x', 'where.id.equals'],
    [`posts?where[id][in]=${id},x`, 'where.id.in'],
    ['posts?where[owner][in][0]=x', 'where.owner.in'],
    ['posts?where[owner][not_equals][a]=x', 'owner.not_equals'],
    ['posts?where[owner.id][equals]=x', 'where.owner.id.equals'],
    ['posts?where[owner][greater_than]=x', 'where.owner.greater_than'],
    ['notices?where[updatedAt][contains][]=x', 'where.updatedAt.contains'],
    ['events?where[endsAt][not_like]=x', 'where.endsAt.not_like'],
    ['documents?where[hidden][not_like][]=x', 'where.hidden.not_like'],
    ['events?where[category][contains]=x', 'where.category.contains'],
    ['posts?where[id][not_like]=x', 'where.id.not_like'],
    ['article-categories/count?where[updatedAt][like]=x', 'where.updatedAt.like'],
    ['posts?where[owner][contains]=x', 'where.owner.contains'],
    ['articles?where[content][like]=x', 'where.content.like'],
    ['stores?where[rating][like]=x', 'where.rating.like'],
    ['articles/versions?where[updatedAt][contains]=x', 'where.updatedAt.contains'],
    ['services?where[slug][like][]=x', 'where.slug.like'],
    ['forum-topics?where[hiddenReason][contains][]=x', 'where.hiddenReason.contains'],
    ['posts?where[createdAt][greater_than][]=2026-01-01', 'where.createdAt.greater_than'],
    ['posts?where[content][near]=1,2', 'where.content.near'],
    ['payload-preferences?where[user][greater_than_equal]=x', 'where.user.greater_than_equal'],
    ['articles/versions?where[parent][equals]=x', 'where.parent.equals'],
    ['articles/versions?where[version.owner.sessions.id][equals]=x', 'where.version.owner.sessions.id'],
    ['posts?where="x"', 'where'],
    ['posts?where[content]=x', 'content'],
    ['posts?where[content][няма]=x', 'content.няма'],
    ['posts?where[or][0]=x', 'where'],
    ['globals/site?where[id][equals]=x', 'where'],
    ['globals/legal/versions?where[version.id][equals]=x', 'where'],
  ])('include %s', async (query, path) => {
    const answer = await rest('GET', `/${query}`, { as: 'admin' })
    expect([answer.status, problem(answer)?.path]).toEqual([400, path])
  })

  it('include thousands of nested conditions', async () => {
    const where = `${'{"and":['.repeat(20_000)}{}${']}'.repeat(20_000)}`
    const { status } = await rest('POST', '/posts', {
      as: 'admin',
      headers: {
        'X-HTTP-Method-Override': 'GET',
        'Content-Type': 'application/x-www-form-urlencoded',
      },
      body: `where=${where}`,
    })
    expect(status).toBe(400)
  })

  it('are refused in bulk changes, too', async () => {
    const body = { content: 'x' }
    expect((await rest('PATCH', '/posts?where[id][in]=x', { as: 'moderator', body })).status).toBe(400)
    expect((await rest('DELETE', '/posts?where[owner.hash][like]=x', { as: 'moderator' })).status).toBe(400)
  })
})
