import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { messageStates } from '#domain/account/admin-message-input'
import { decisionStates } from '#domain/moderation/decisions'
import { env } from '#env'
import { reindex } from '#search/index/reindex'
import { smallAdCategories } from '#domain/small-ads/small-ad-values'
import { seed } from '#cli/seed/seed'
import { demoRows } from '#support/demo-rows'
import { signedInMember } from '#support/members'
import { getTestPayload, rest } from '#support/rest'
import { sql } from '#support/start/sql'

const now = new Date()
const database = (statement: string) => sql(env.DATABASE_URL!, statement)
const entries = () =>
  database(
    `select kind, document_id, title, excerpt, city, url, words, starts_at, expires_at
     from search_entries order by kind, document_id`,
  )
const filesOf = async (folder: string) => (await readdir(path.join(env.DATA_DIR, folder))).sort()

async function seedAt(moment: Date, { reset }: { reset: boolean }) {
  vi.useFakeTimers({ toFake: ['Date'], now: moment })
  try {
    await seed({ payload: await getTestPayload(), ifEmpty: false, reset })
    return await demoRows(moment)
  } finally {
    vi.useRealTimers()
  }
}

let first: Record<string, string[]>
let second: Record<string, string[]>
beforeAll(async () => {
  first = await seedAt(now, { reset: false })
  second = await seedAt(now, { reset: true })
}, 900_000)
afterAll(() => void vi.useRealTimers())

describe('demo content', () => {
  it('is the same on every load', () => {
    expect(Object.keys(second)).toEqual(Object.keys(first))
    const differing = Object.entries(first).flatMap(([table, rows]) => {
      const at = rows.findIndex((row, index) => row !== second[table]![index])
      return at < 0 && rows.length === second[table]!.length ? [] : [[table, rows[at], second[table]![at]]]
    })
    expect(differing).toEqual([])
  })

  it('leaves no other files behind after a reset', async () => {
    const documents = await database('select filename from documents')
    expect(await filesOf('documents')).toEqual(documents.map(({ filename }) => filename).sort())
    const sizes = ['small', 'medium', 'large', 'social'].map((size) => `sizes_${size}_filename`)
    const pictures = await database(`select filename, ${sizes.join(', ')} from media`)
    expect(await filesOf('media')).toEqual(pictures.flatMap(Object.values).filter(Boolean).sort())
  })

  it('is found exactly as after a reindex, without expired ads', async () => {
    const before = await entries()
    expect(before.length).toBeGreaterThan(300)
    await reindex({ payload: await getTestPayload() })
    expect(await entries()).toEqual(before)
    const expired = await database(`select title from small_ads where expires_at <= now() order by title`)
    expect(expired.length).toBeGreaterThan(0)
    for (const { title } of expired) {
      const { data } = await rest('GET', `/search?kind=small-ads&q=${encodeURIComponent(String(title))}`)
      expect(data.results.map((result: { title: string }) => result.title)).not.toContain(title)
    }
  })
})

describe('a visitor sees at least', () => {
  const total = async (address: string, headers = {}) =>
    (await rest('GET', address, { headers })).data.totalDocs

  it.each([
    ['articles', 13],
    ['contacts', 40],
    ['services', 30],
    ['stores', 20],
    ['apartments', 15],
    ['documents', 15],
    ['posts', 40],
  ])('%s: %i', async (area, least) => {
    expect(await total(`/${area}`)).toBeGreaterThanOrEqual(least)
  })

  it('25 events around today, past and upcoming', async () => {
    const days = (count: number) => new Date(now.getTime() + count * 86_400_000).toISOString()
    const between = (from: number, to: number) =>
      total(`/events?where[date][greater_than]=${days(from)}&where[date][less_than]=${days(to)}`)
    expect(await between(-120, 120)).toBeGreaterThanOrEqual(25)
    expect(await between(-120, 0)).toBeGreaterThanOrEqual(3)
    expect(await between(0, 120)).toBeGreaterThanOrEqual(15)
  })

  it.each([...smallAdCategories])('20 ads in „%s“', async (category) => {
    const asked = encodeURIComponent(category)
    expect(await total(`/small-ads?where[category][equals]=${asked}`)).toBeGreaterThanOrEqual(20)
  })

  it('in the forum, as a member: 10 categories, 60 topics, 300 comments', async () => {
    const { headers } = await signedInMember()
    expect(await total('/forum-categories?where[isActive][equals]=true', headers)).toBeGreaterThanOrEqual(10)
    expect(await total('/forum-topics', headers)).toBeGreaterThanOrEqual(60)
    expect(await total('/forum-comments', headers)).toBeGreaterThanOrEqual(300)
  })
})

it('there are reports and messages in every state', async () => {
  const statesIn = async (table: string) =>
    (await database(`select distinct status::text from ${table} order by 1`)).map(({ status }) => status)
  expect(await statesIn('reports')).toEqual([...decisionStates].sort())
  expect(await statesIn('admin_messages')).toEqual([...messageStates].sort())
})
