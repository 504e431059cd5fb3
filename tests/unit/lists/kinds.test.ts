import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { itemKinds } from '#domain/item-kinds'
import { kinds, kindsBy, pagedKinds } from '#domain/kinds'
import { reportedKinds, reportTypes } from '#domain/moderation/reports'
import { ownedCollections } from '#domain/owned-collections'
import { routes } from '#domain/routes'
import { routePatterns } from '#support/route-patterns'

/** Pages that belong to no list, and topics, whose addresses name their category. */
const apart = [
  '/preview/news/[id]',
  '/profile/decisions/[id]',
  '/profile/items/[kind]/[id]',
  '/forum/[category]/[slug]',
]

const itemPages = routePatterns(['page']).filter(
  (pattern) => /\/\[\w+\]$/.test(pattern) && !apart.includes(pattern),
)

describe('the table of kinds', () => {
  it('has a row for every item page', () => {
    expect(pagedKinds.map((kind) => `${kinds[kind].route}/[slug]`).sort()).toEqual(itemPages)
  })

  it.each(itemKinds)('%s has a collection and a list', (kind) => {
    expect(existsSync(`collections/${kind}.ts`)).toBe(true)
    expect(routePatterns(['page'])).toContain(kinds[kind].route)
    expect(Object.values(routes)).toContain(kinds[kind].route)
  })

  it.each(itemKinds.flatMap((kind) => (kinds[kind].report ? [[kind, kinds[kind].report]] : [])))(
    'reports of %s, stored as %s, lead to the collection',
    (kind, type) => {
      expect(reportTypes).toContain(type)
      expect(reportedKinds[type as keyof typeof reportedKinds].collection).toBe(kind)
    },
  )

  it.each(reportTypes)('reports of %s have a collection', (type) => {
    expect(existsSync(`collections/${reportedKinds[type].collection}.ts`)).toBe(true)
  })

  it.each(Object.keys(ownedCollections))('%s, which has owners, is a collection', (slug) => {
    expect(existsSync(`collections/${slug}.ts`)).toBe(true)
  })

  it.each(['menu', 'search'] as const)('has no two kinds at the same place of the %s', (column) => {
    const places = kindsBy(column).map((kind) => kinds[kind][column])
    expect(places).toEqual(itemKinds.map((_, index) => index + 1))
  })

  it('sorts equal search results by kind in the agreed order', () => {
    expect(kindsBy('search')).toEqual([
      'contacts', 'services', 'stores', 'events', 'apartments', 'small-ads', 'documents', 'embassies',
      'articles', 'forum-topics', 'posts',
    ]) // prettier-ignore
  })
})
