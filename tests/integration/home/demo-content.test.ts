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
import { demoNotice } from '#texts/demo/site'

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
    const copies = ['small', 'medium', 'large'].flatMap((size) => [size, `${size}_avif`])
    const sizes = [...copies, 'social'].map((size) => `sizes_${size}_filename`)
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

it('the banner says that it is a demonstration', async () => {
  expect((await rest('GET', '/globals/site')).data).toMatchObject({ notice: demoNotice })
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

describe('times', () => {
  const count = async (statement: string) =>
    Number((await database(`select count(*) as n ${statement}`))[0]!.n)

  it('everything is younger than the account of its owner', async () => {
    const owned = await database(
      `select table_name from information_schema.columns
       where table_schema = 'public' and column_name = 'owner_id' and table_name in
         (select table_name from information_schema.columns where column_name = 'created_at')`,
    )
    expect(owned.length).toBeGreaterThan(10)
    for (const { table_name } of owned) {
      const older = `from "${table_name}" i join users u on u.id = i.owner_id where i.created_at < u.created_at`
      expect([table_name, await count(older)]).toEqual([table_name, 0])
    }
  })

  it.each([
    'forum_comments c join forum_topics t on t.id = c.topic_id where c.created_at <= t.created_at',
    'post_comments c join posts p on p.id = c.post_id where c.created_at <= p.created_at',
    'events where created_at >= date',
    'contacts where verified_at < created_at',
    'articles where published_at < created_at',
    'forum_topics t where last_activity_at < (select max(created_at) from forum_comments where topic_id = t.id)',
  ])('nothing is before what it belongs to: %s', async (wrong) =>
    expect(await count(`from ${wrong}`)).toBe(0),
  )

  it.each([
    ['services', 20, 40],
    ['contacts', 20, 40],
    ['stores', 15, 40],
    ['apartments', 12, 25],
    ['documents', 15, 60],
    ['events', 12, 20],
    ['forum_topics', 20, 30],
    ['posts', 15, 20],
    ['small_ads', 5, 5],
  ])('%s came on at least %i days of %i', async (table, days, span) => {
    const [row] = await database(
      `select count(distinct created_at::date) as days,
         extract(day from max(created_at) - min(created_at)) as span from ${table}`,
    )
    expect(Number(row!.days)).toBeGreaterThanOrEqual(days)
    expect(Number(row!.span)).toBeGreaterThanOrEqual(span)
  })

  it('recent activity is of many kinds and hours and has no cancelled event, for visitors and members', async () => {
    const { headers } = await signedInMember()
    const cancelled = (await database('select title from events where cancelled')).map(({ title }) => title)
    expect(cancelled.length).toBeGreaterThan(0)
    for (const who of [{}, { headers }]) {
      const { items } = (await rest('GET', '/activity', who)).data as { items: Shown[] }
      expect(items).toHaveLength(6)
      expect(new Set(items.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(4)
      const hours = items.map(({ createdAt }) => (now.getTime() - Date.parse(createdAt)) / 3_600_000)
      expect(new Set(hours.map(Math.round)).size).toBeGreaterThanOrEqual(5)
      expect(Math.max(...hours) - Math.min(...hours)).toBeGreaterThan(12)
      expect(items.filter(({ title }) => cancelled.includes(title))).toEqual([])
    }
  })
})

type Shown = { kind: string; title: string; createdAt: string }
