import { describe, expect, it } from 'vitest'
import type { Change } from '#changes/change'
import { pageRule } from '#changes/public-pages'

const saved = (collection: string): Change => ({
  id: 1,
  collection,
  documentId: collection,
  operation: 'update',
  before: {},
  after: {},
})

describe('запазени страници', () => {
  it.each(['/', '/news', '/news/parvata', '/legal', '/embassies'])('промяна на сайта сменя и %s', (path) => {
    expect(pageRule(path)?.isStaleAfter(saved('site'))).toBe(true)
  })

  it('правните текстове сменят своите страници, не новините', () => {
    expect(pageRule('/legal/imprint')?.isStaleAfter(saved('legal'))).toBe(true)
    expect(pageRule('/news')?.isStaleAfter(saved('legal'))).toBe(false)
  })

  it.each([
    'services',
    'events',
    'stores',
    'contacts',
    'apartments',
    'small-ads',
    'documents',
    'forum-topics',
    'posts',
  ])('промяна на %s сменя броя и активността в началото и намереното', (collection) => {
    expect(pageRule('/')?.isStaleAfter(saved(collection))).toBe(true)
    expect(pageRule('/search')?.isStaleAfter(saved(collection))).toBe(true)
  })

  it('нов отговор във форума сменя активността, чуждо известие не сменя нищо', () => {
    expect(pageRule('/')?.isStaleAfter(saved('forum-comments'))).toBe(true)
    expect(pageRule('/')?.isStaleAfter(saved('embassies'))).toBe(false)
    expect(pageRule('/search')?.isStaleAfter(saved('embassies'))).toBe(true)
  })

  it('събитията и магазините се сменят от своите промени и четат само своите филтри', () => {
    expect(pageRule('/events')?.query).toEqual(['q', 'category', 'city', 'when', 'page'])
    expect(pageRule('/stores')?.query).toEqual(['q', 'type', 'city', 'page'])
    for (const [path, collection] of [
      ['/events/proba', 'events'],
      ['/stores/proba', 'stores'],
    ] as const) {
      expect(pageRule(path)?.isStaleAfter(saved(collection))).toBe(true)
      expect(pageRule(path)?.isStaleAfter(saved('articles'))).toBe(false)
    }
  })
})
