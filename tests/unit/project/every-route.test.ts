import { expect, test } from 'vitest'
import { kinds, pagedKinds } from '#domain/kinds'
import { everyRoute, samples } from '../../e2e/support/every-route'
import { screens } from '../../screenshots/screens'
import { isDynamic, matches, routePatterns } from '#support/route-patterns'

const anyPage = pagedKinds
  .map((kind) => `<a href="${kinds[kind].route}/parvo">`)
  .concat('<img src="/api/media/file/snimka-small.webp">')
  .join('')

test('the header check covers every address of src/app', async () => {
  const asked = (await everyRoute(async () => anyPage)).map((path) => path.split('?')[0]!)
  for (const pattern of routePatterns()) {
    expect(
      asked.filter((path) => matches(pattern, path)),
      pattern,
    ).not.toEqual([])
  }
  // The API is answered without Next.
  expect(Object.keys(samples).sort()).toEqual(['/api/[...slug]', ...routePatterns().filter(isDynamic)].sort())
})

test('every page has a screenshot', () => {
  const pictured = screens.map(({ path }) => path.split(/[?#]/)[0]!)
  for (const pattern of routePatterns(['page'])) {
    expect(
      pictured.filter((path) => matches(pattern, path)),
      pattern,
    ).not.toEqual([])
  }
})

test('names of screenshots are unique', () => {
  const names = screens.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})
