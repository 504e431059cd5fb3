import { describe, expect, it } from 'vitest'
import type { Change } from '#changes/change'
import { pageRule } from '#changes/public-pages'
import { eventFilters } from '#domain/events/event-filters'
import { storeFilters } from '#domain/stores/store-filters'

const saved = (collection: string): Change => ({
  id: 1,
  collection,
  documentId: collection,
  operation: 'update',
  before: {},
  after: {},
})

describe('cached pages', () => {
  it.each(['/', '/news', '/news/parvata', '/legal', '/embassies'])(
    'a change of the site replaces %s',
    (path) => {
      expect(pageRule(path)?.isStaleAfter(saved('site'))).toBe(true)
    },
  )

  it('a change of the legal texts replaces their own pages, not the news', () => {
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
  ])('a change of %s replaces the home page and the search', (collection) => {
    expect(pageRule('/')?.isStaleAfter(saved(collection))).toBe(true)
    expect(pageRule('/search')?.isStaleAfter(saved(collection))).toBe(true)
  })

  it('a new forum reply replaces the home page, a change of embassies only the search', () => {
    expect(pageRule('/')?.isStaleAfter(saved('forum-comments'))).toBe(true)
    expect(pageRule('/')?.isStaleAfter(saved('embassies'))).toBe(false)
    expect(pageRule('/search')?.isStaleAfter(saved('embassies'))).toBe(true)
  })

  it('a change of services replaces their count, no other', () => {
    expect(pageRule('/counts/services')?.isStaleAfter(saved('services'))).toBe(true)
    expect(pageRule('/counts/stores')?.isStaleAfter(saved('services'))).toBe(false)
  })

  it.each(['forum-topics', 'forum-categories', 'users'])(
    'a change of %s replaces the forum',
    (collection) => {
      expect(pageRule('/forum')?.isStaleAfter(saved(collection))).toBe(true)
    },
  )

  it('a member who only reads replaces no page', () => {
    const unseen = { ...saved('users'), before: null, after: null }
    expect(pageRule('/forum')?.isStaleAfter(unseen)).toBe(false)
  })

  it('event and store pages are replaced by their own changes and read only their filters', () => {
    expect(pageRule('/events')?.query).toEqual(eventFilters.names)
    expect(pageRule('/stores')?.query).toEqual(storeFilters.names)
    for (const [path, collection] of [
      ['/events/proba', 'events'],
      ['/stores/proba', 'stores'],
    ] as const) {
      expect(pageRule(path)?.isStaleAfter(saved(collection))).toBe(true)
      expect(pageRule(path)?.isStaleAfter(saved('articles'))).toBe(false)
    }
  })

  it.each(['/', '/news', '/forum', '/forum/a/b', '/search', '/sitemap.xml', '/favorites', '/feed', '/else'])(
    'the keys of %s for caches in front are few, and the site or anything public is one',
    (path) => {
      const { keys = [] } = pageRule(path) ?? {}
      expect(keys.join(' ')).toMatch(/^(site|any)( [a-z-]+)*$/)
      expect(keys.join(' ').length).toBeLessThan(500)
    },
  )
})
