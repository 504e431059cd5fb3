import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pageRule } from '#changes/public-pages'
import { getTestPayload } from '#support/rest'

type Query = Record<string, unknown>
type Page = Record<
  'default' | 'generateMetadata',
  (props: { searchParams: Promise<Query> }) => Promise<unknown>
>

const site = path.resolve('src/app/(site)')
const addressOf = (file: string) =>
  `/${path
    .dirname(file)
    .split(path.sep)
    .filter((folder) => !folder.startsWith('('))
    .join('/')}`

/** The cached pages that read their query. Those with a dynamic segment do not. */
const asked = readdirSync(site, { recursive: true, encoding: 'utf8' })
  .filter((file) => path.basename(file) === 'page.tsx' && !file.includes('['))
  .filter((file) => readFileSync(path.join(site, file), 'utf8').includes('searchParams'))
  .map((file) => ({ address: addressOf(file), file: path.join(site, file) }))
  .filter(({ address }) => pageRule(address))

function watched(names: Set<string>): Query {
  const remember = (name: string | symbol) => {
    if (typeof name === 'string' && name !== 'then') names.add(name)
    return undefined
  }
  const traps: ProxyHandler<Query> = {
    get: (_, name) => remember(name),
    has: (_, name) => Boolean(remember(name)),
    ownKeys() {
      remember('all of them')
      return []
    },
  }
  return new Proxy({}, traps)
}

const openForum = async (forumPublicRead: boolean) =>
  (await getTestPayload()).updateGlobal({ slug: 'site', data: { forumPublicRead } })

/** Otherwise its page asks who the viewer is. */
beforeAll(() => openForum(true))
afterAll(() => openForum(false))

it('the list pages are among the tested ones', () => {
  const addresses = asked.map(({ address }) => address)
  expect(addresses).toEqual(
    expect.arrayContaining(['/contacts', '/embassies', '/news', '/search', '/small-ads']),
  )
})

it.each(asked)(
  '$address reads exactly the parameters that tell its cached copies apart',
  async ({ address, file }) => {
    const page = (await import(/* @vite-ignore */ file)) as Page
    const names = new Set<string>()
    for (const part of [page.generateMetadata, page.default]) {
      await part({ searchParams: Promise.resolve(watched(names)) })
    }
    expect([...names].sort()).toEqual([...(pageRule(address)!.query as string[])].sort())
  },
)
