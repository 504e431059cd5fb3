import { describe, expect, it } from 'vitest'
import { brokenForms, endlessBodies } from '#support/broken-bodies'
import { articleInput, paragraph } from '#support/factories'
import { expectNoRejections } from '#support/no-rejections'
import { problemOf } from '#support/problem-of'
import { rest } from '#support/rest'

const id = '11111111-1111-4111-8111-111111111111'

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
      expect([answer.status, problemOf(answer)]).toMatchObject([
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
      expect([answer.status, problemOf(answer)]).toMatchObject([400, { path, message }])
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
