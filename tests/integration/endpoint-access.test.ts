import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Role } from '#domain/roles'
import { everyCall, ofStaff, slugs } from '../support/access/all-calls'
import { type CallRights, expectedCalls, openRoutes } from '../support/access/calls'
import { callers } from '../support/access/outcomes'
import { signedInMember } from '../support/members'
import { rest } from '../support/rest'

const called = (name: string, value: string, options: Parameters<typeof rest>[2]) => {
  const [method = '', path = ''] = name.split(' ')
  return rest(method.toUpperCase(), path.replace(/\/:\w+\?/, '').replace(/:\w+/, value), options)
}

async function statusesOf(name: string, { make, body }: CallRights) {
  const statuses: number[] = []
  for (const caller of callers) {
    const owner = await signedInMember()
    const value = make ? await make(owner) : ''
    const role: Role = caller === 'moderator' || caller === 'admin' ? caller : 'user'
    const asked = caller === 'owner' ? owner : await signedInMember({ role })
    const headers = caller === 'visitor' ? {} : asked.headers
    const sent = name.startsWith('post') ? { body: { ...body } } : {}
    statuses.push((await called(name, value, { headers, ...sent })).status)
  }
  return statuses
}

describe('кой какво извиква: посетител, член, собственик, модератор, администратор', () => {
  it.each(Object.entries(expectedCalls))('%s', async (name, expected) => {
    expect(await statusesOf(name, expected)).toEqual(expected.statuses)
  })

  it('всяко извикване на сайта е в таблицата, и нищо друго', () => {
    expect(everyCall).toEqual(Object.keys(expectedCalls).sort())
  })
})

describe('какво още дава Payload на всяка колекция', () => {
  it.each(slugs)('%s: само за екипа', async (slug) => {
    const { headers } = await signedInMember()
    for (const name of ofStaff) {
      const path = name.replace(' ', ` /${slug}`)
      for (const asked of [{}, headers]) {
        const { status } = await called(path, crypto.randomUUID(), { headers: asked })
        expect([name, [401, 403, 404].includes(status)]).toEqual([name, true])
      }
    }
  })

  it.each(['services', 'small-ads', 'posts'])('%s: модератор ги ползва', async (slug) => {
    for (const name of [`get /${slug}/count`, `post /${slug}/access/:id?`])
      expect((await called(name, '', { as: 'moderator' })).status).toBe(200)
    expect((await called(`get /${slug}/versions`, '', { as: 'moderator' })).status).toBe(404)
  })

  it('версии има само там, където се пазят', async () => {
    expect((await called('get /articles/versions', '', { as: 'moderator' })).status).toBe(200)
  })
})

describe('адресите на сайта, които не са страници', () => {
  const root = 'src/app/(site)'
  const files = readdirSync('src/app', { recursive: true, encoding: 'utf8' })
    .filter((name) => /(^|\/)route\.tsx?$/.test(name))
    .sort()
  const source = (route: string) => readFileSync(`${root}/${route}/route.ts`, 'utf8')

  it('са изброените, и REST', () => {
    const ours = openRoutes.map((route) => `(site)/${route}/route.ts`)
    expect(files).toEqual(['(payload)/api/[...slug]/route.ts', ...ours].sort())
  })

  it.each(openRoutes)('%s само дава, и не гледа кой пита', (route) => {
    const exported = [...source(route).matchAll(/^export (?:async )?(?:function|const) (\w+)/gm)]
    expect(exported.map(([, name]) => name).filter((name) => name === name?.toUpperCase())).toEqual(['GET'])
    expect(source(route)).not.toMatch(/cookies\(|headers\(|overrideAccess: true/)
  })
})
