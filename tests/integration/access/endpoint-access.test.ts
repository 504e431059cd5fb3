import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { everyCall, ofStaff, slugs } from '#support/access/all-calls'
import { called, calledBy, seesPreferencesOfOthers, statusesOf } from '#support/access/call-statuses'
import { expectedCalls, internalCalls, openRoutes, plainCallers } from '#support/access/calls'
import { expectedQueries, filtersOf, ordersOf } from '#support/access/expected-queries'
import { fieldsOf, filtering, operators, sorting } from '#support/access/query-outcomes'
import { signedInMember } from '#support/members'
import { getTestPayload } from '#support/rest'

describe('calls by visitor, member, owner, moderator and administrator', () => {
  it.each(Object.entries(expectedCalls))('have the expected statuses: %s', async (name, expected) => {
    expect(await statusesOf(name, expected)).toEqual(expected.statuses)
  })

  it('are all listed, and nothing else is', () => {
    expect(everyCall).toEqual(Object.keys(expectedCalls).sort())
  })
})

describe('calls that Payload adds to every collection', () => {
  it.each(slugs)('are refused to all but staff in %s', async (slug) => {
    const { headers } = await signedInMember()
    for (const name of ofStaff) {
      const path = name.replace(' ', ` /${slug}`)
      for (const asked of [{}, headers]) {
        const { status } = await called(path, crypto.randomUUID(), { headers: asked })
        expect([name, [401, 403, 404].includes(status)]).toEqual([name, true])
      }
    }
  })

  it.each(['services', 'small-ads', 'posts'])('are open to a moderator in %s', async (slug) => {
    for (const name of [`get /${slug}/count`, `post /${slug}/access/:id?`])
      expect((await called(name, '', { as: 'moderator' })).status).toBe(200)
    expect((await called(`get /${slug}/versions`, '', { as: 'moderator' })).status).toBe(404)
  })

  it('include versions only where they are stored', async () => {
    expect((await called('get /articles/versions', '', { as: 'moderator' })).status).toBe(200)
  })
})

it.each(internalCalls)(
  'gives the expected statuses for the internal call $name',
  async ({ name, rights }) => {
    expect(await statusesOf(name, rights)).toEqual(rights.statuses)
  },
)

it('hides the panel preferences of other staff', async () => {
  expect(await seesPreferencesOfOthers()).toBe(false)
})

describe('query parameters', () => {
  it.each(plainCallers)('are refused by $name unless declared', async ({ name, caller }) => {
    const { status, data } = await calledBy(caller, name, expectedCalls[name]!, '?depth=1')
    expect([status, data.errors[0].data.errors[0].path]).toEqual([400, 'depth'])
  })

  it.each(Object.keys(expectedQueries))(
    'filter and sort the list of %s only by declared fields',
    async (slug) => {
      const allowed = (is: boolean) => (is ? 'answered' : 'refused')
      const open = new Map(filtersOf(slug).map(({ field, operators }) => [field, operators]))
      for (const field of await fieldsOf(slug))
        for (const operator of open.has(field) ? operators : ['equals'])
          expect([field, operator, await filtering(slug, field, operator)]).toEqual([
            field,
            operator,
            allowed(open.get(field)?.includes(operator) ?? false),
          ])
      for (const order of new Set([...ordersOf(slug), ...(await fieldsOf(slug))]))
        expect([order, await sorting(slug, order)]).toEqual([order, allowed(ordersOf(slug).includes(order))])
    },
  )

  it('give no public list of any other collection', async () => {
    const { collections } = await getTestPayload()
    const others = Object.keys(collections).filter((slug) => !(slug in expectedQueries))
    const { headers } = await signedInMember()
    for (const slug of others) {
      const answers = await Promise.all(
        [{}, headers].map((headers) => called(`get /${slug}`, '', { headers })),
      )
      const statuses = answers.map(({ status }) => status)
      expect([`${slug} 401 403`, `${slug} 404 404`]).toContain(`${slug} ${statuses.join(' ')}`)
    }
  })
})

describe('routes that are not pages', () => {
  const root = 'src/app/(site)'
  const files = readdirSync('src/app', { recursive: true, encoding: 'utf8' })
    .filter((name) => /(^|\/)route\.tsx?$/.test(name))
    .sort()
  const source = (route: string) => readFileSync(`${root}/${route}/route.ts`, 'utf8')

  it('are the listed ones: REST is answered without Next', () => {
    expect(files).toEqual(openRoutes.map((route) => `(site)/${route}/route.ts`).sort())
  })

  it.each(openRoutes)('include %s, which answers only GET and ignores who requests it', (route) => {
    const exported = [...source(route).matchAll(/^export (?:async )?(?:function|const) (\w+)/gm)]
    expect(exported.map(([, name]) => name).filter((name) => name === name?.toUpperCase())).toEqual(['GET'])
    expect(source(route)).not.toMatch(/cookies\(|headers\(|overrideAccess: true/)
  })
})
