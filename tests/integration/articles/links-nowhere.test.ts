import { describe, expect, it } from 'vitest'
import { articleInput, paragraph } from '#support/factories'
import { expectNoRejections } from '#support/no-rejections'
import { problemOf } from '#support/problem-of'
import { rest } from '#support/rest'

expectNoRejections()

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
      expect([answer.status, problemOf(answer)]).toMatchObject([400, { path: 'content', message }])
    }
  })

  it('is stored by autosave but cannot be published', async () => {
    const body = await articleInput({ content: withLink('//evil.example'), _status: 'draft' })
    const kept = await rest('POST', '/articles?draft=true&autosave=true', { as: 'moderator', body })
    expect(kept.status).toBe(201)
    const address = `/articles/${kept.data.doc.id}`
    const answer = await rest('PATCH', address, { as: 'moderator', body: { _status: 'published' } })
    expect([answer.status, problemOf(answer)]).toMatchObject([400, { path: 'content', message }])
    const draft = await rest('PATCH', `${address}?draft=true`, { as: 'moderator', body: { title: 'Друго' } })
    expect(draft.status).toBe(200)
  })

  it('is refused in the legal texts', async () => {
    const body = { imprint: withLink('javascript:alert(1)') }
    const answer = await rest('POST', '/globals/legal', { as: 'admin', body })
    expect([answer.status, problemOf(answer)]).toMatchObject([400, { path: 'imprint', message }])
  })
})
