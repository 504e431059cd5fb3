import { expect, test } from 'vitest'
import { everyRoute, samples } from '../../e2e/support/every-route'
import { screens } from '../../screenshots/screens'
import { isDynamic, matches, routePatterns } from '#support/route-patterns'

const anyPage = ['services', 'events', 'stores', 'contacts', 'apartments', 'small-ads', 'documents']
  .concat('embassies', 'news')
  .map((list) => `<a href="/${list}/parvo">`)
  .concat('<img src="/api/media/file/snimka-small.webp">')
  .join('')

test('всеки адрес от src/app влиза в проверката на заглавията', async () => {
  const asked = (await everyRoute(async () => anyPage)).map((path) => path.split('?')[0]!)
  for (const pattern of routePatterns()) {
    expect(
      asked.filter((path) => matches(pattern, path)),
      pattern,
    ).not.toEqual([])
  }
  expect(Object.keys(samples).sort()).toEqual(routePatterns().filter(isDynamic))
})

test('всяка страница има снимка', () => {
  const pictured = screens.map(({ path }) => path.split(/[?#]/)[0]!)
  for (const pattern of routePatterns(['page'])) {
    expect(
      pictured.filter((path) => matches(pattern, path)),
      pattern,
    ).not.toEqual([])
  }
})

test('имената на снимките не се повтарят', () => {
  const names = screens.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})
