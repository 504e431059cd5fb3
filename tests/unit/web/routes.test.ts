import { menuAreas, siteAreas } from '#domain/areas'
import { routes } from '#domain/routes'
import { describe, expect, it } from 'vitest'

describe('addresses', () => {
  it.each([
    [routes.article('chas-v-konsulstvoto'), '/news/chas-v-konsulstvoto'],
    [routes.article('a/b?c'), '/news/a%2Fb%3Fc'],
    [routes.auth(), '/auth'],
    [routes.auth('/'), '/auth'],
    [routes.auth('/forum?topic=1'), '/auth?from=%2Fforum%3Ftopic%3D1'],
    [routes.auth('/feed', 'register'), '/auth?mode=register&from=%2Ffeed'],
    [routes.auth(undefined, 'login'), '/auth'],
    [routes.topic('4b1e'), '/forum?topic=4b1e'],
    [routes.post('77'), '/feed?highlight=77'],
    [routes.contactsOf('lawyer'), '/contacts?filter=lawyer'],
    [routes.searchFor('  зъболекар '), '/search?q=%D0%B7%D1%8A%D0%B1%D0%BE%D0%BB%D0%B5%D0%BA%D0%B0%D1%80'],
    [routes.searchFor('   '), '/search'],
  ])('include %s', (built, expected) => {
    expect(built).toBe(expected)
  })
})

describe('areas', () => {
  it('are ten tiles in the required order', () => {
    expect(siteAreas.map(({ key }) => key)).toEqual([
      'forum',
      'feed',
      'smallAds',
      'services',
      'events',
      'stores',
      'apartments',
      'documents',
      'doctors',
      'lawyers',
    ])
  })

  it('are joined by news and embassies in the menu, without repetition', () => {
    const keys = menuAreas.map(({ key }) => key)
    expect(keys.slice(0, 4)).toEqual(['forum', 'feed', 'news', 'smallAds'])
    expect(keys.at(-1)).toBe('embassies')
    expect(new Set(keys).size).toBe(12)
  })
})
