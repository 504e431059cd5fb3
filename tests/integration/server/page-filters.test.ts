import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { pageRule } from '#changes/public-pages'
import { isDynamic, routePatterns } from '#support/route-patterns'

type Query = Record<string, unknown>
type Page = Record<
  'default' | 'generateMetadata',
  (props: { searchParams: Promise<Query> }) => Promise<unknown>
>

/** Of the pages that are shared, those that read their query. */
const asked = routePatterns(['page']).filter((path) => {
  if (isDynamic(path) || !pageRule(path)) return false
  return sourceOf(path)?.includes('searchParams')
})

function sourceOf(path: string): string | null {
  try {
    return readFileSync(`src/app/(site)${path}/page.tsx`, 'utf8')
  } catch {
    return null
  }
}

/** Every name that is asked for is remembered; asking for all of them would be one of them. */
function watched(names: Set<string>): Query {
  const remember = (name: string | symbol) => {
    if (typeof name === 'string' && name !== 'then') names.add(name)
    return undefined
  }
  return new Proxy(
    {},
    {
      get: (_, name) => remember(name),
      has: (_, name) => Boolean(remember(name)),
      ownKeys: () => (remember('all of them'), []),
    },
  )
}

it('the pages of lists are among those that are looked at', () => {
  expect(asked).toEqual(expect.arrayContaining(['/contacts', '/embassies', '/news', '/search', '/small-ads']))
})

it.each(asked)('%s reads nothing that tells no copies apart, and everything that does', async (path) => {
  const page = (await import(`../../../src/app/(site)${path}/page.tsx`)) as Page
  const names = new Set<string>()
  for (const part of [page.generateMetadata, page.default]) {
    await part({ searchParams: Promise.resolve(watched(names)) })
  }
  expect([...names].sort()).toEqual([...(pageRule(path)!.query as string[])].sort())
})
