import { afterAll, beforeEach, expect, it } from 'vitest'
import { env } from '#env'
import { countRows } from '#server/metrics/counted-rows'
import { cachedSite } from '#support/cached-site'
import { databaseGate } from '#support/database-gate'
import { sql } from '#support/start/sql'
import { until } from '#support/until'

const token = 'a-token-that-only-tests-know-0123456789'
const gate = await databaseGate(env.DATABASE_URL!)
const site = cachedSite({ databaseUrl: gate.url, token })
const withoutToken = cachedSite()

const scrape = async () => (await site.read('/metrics', { Authorization: `Bearer ${token}` })).text
const valueOf = (text: string, series: string) => {
  const line = text.split('\n').find((one) => one.startsWith(`${series} `))
  return line === undefined ? null : Number(line.slice(series.length + 1))
}
const store = (statement: string) => sql(env.DATABASE_URL!, statement)

beforeEach(() => store('delete from payload_jobs'))
afterAll(() => gate.shut())

it.each([{}, { Authorization: `Bearer ${token}x` }, { Authorization: token }, { Authorization: 'Bearer ' }])(
  'tells nothing to who has not the token (%j)',
  async (headers) => {
    const { status, headers: told, text } = await site.read('/metrics', headers as Record<string, string>)
    expect([status, told.get('www-authenticate'), told.get('cache-control')]).toEqual([
      401,
      'Bearer',
      'no-store',
    ])
    expect(text).not.toContain('bg_de_')
    expect(site.drawn).toEqual([])
  },
)

it('without a token is an address like any unknown one', async () => {
  await withoutToken.read('/metrics', { Authorization: `Bearer ${token}` })
  expect(withoutToken.drawn).toEqual(['/metrics'])
})

it('counts answers by kind and class of status, and what the page cache did', async () => {
  const before = await scrape()
  await site.read('/news')
  await site.read('/news')
  await site.read('/api/nothing')
  await site.read('/%00')
  let after = ''
  const grown = (series: string) => (valueOf(after, series) ?? 0) - (valueOf(before, series) ?? 0)
  const answers = (labels: string) => grown(`bg_de_request_duration_seconds_count{${labels}}`)
  await until(async () => {
    after = await scrape()
    return answers('kind="page",status="4xx"') === 1
  })
  expect(answers('kind="page",status="2xx"')).toBe(1)
  expect(answers('kind="kept_page",status="2xx"')).toBe(1)
  expect(answers('kind="api",status="2xx"')).toBe(1)
  expect(grown('bg_de_request_duration_seconds_bucket{le="+Inf",kind="page",status="2xx"}')).toBe(1)
  expect(grown('bg_de_page_cache_reads_total{result="hit"}')).toBe(1)
  expect(grown('bg_de_page_cache_reads_total{result="miss"}')).toBe(1)
  expect(valueOf(after, 'bg_de_page_cache_bytes')).toBeGreaterThan(1_000)
  expect(valueOf(after, 'bg_de_database_connections{pool="content",state="max"}')).toBeGreaterThanOrEqual(20)
  expect(valueOf(after, 'process_resident_memory_bytes')).toBeGreaterThan(1_000_000)
  expect(after).not.toContain('/news')
})

it('tells jobs by queue and state, letters, and changes that were not heard', async () => {
  await store(`insert into payload_jobs (queue, task_slug, has_error, wait_until, created_at) values
    ('mail', 'sendMessage', false, null, now() - interval '90 seconds'),
    ('mail', 'sendMessage', false, now() + interval '1 hour', now() - interval '1 day'),
    ('mail', 'sendLetter', true, null, now()),
    ('bulk', 'bulkWork', true, null, now())`)
  await site.stream.catchUp()
  const told = await scrape()
  expect(valueOf(told, 'bg_de_jobs{queue="mail",state="waiting"}')).toBe(1)
  expect(valueOf(told, 'bg_de_jobs{queue="mail",state="later"}')).toBe(1)
  expect(valueOf(told, 'bg_de_jobs{queue="bulk",state="failed"}')).toBe(1)
  expect(valueOf(told, 'bg_de_jobs_oldest_seconds{queue="mail"}')).toBeGreaterThanOrEqual(90)
  expect(valueOf(told, 'bg_de_jobs_oldest_seconds{queue="mail"}')).toBeLessThan(1_000)
  expect(valueOf(told, 'bg_de_letters{state="waiting"}')).toBe(2)
  expect(valueOf(told, 'bg_de_letters{state="unsent"}')).toBe(1)
  expect(valueOf(told, 'bg_de_outbox_lag_seconds')).toBe(0)
  const behind = countRows({ lastId: () => 1 })
  expect((await behind.read())?.unheardSeconds).toBeGreaterThan(0)
  await behind.close()
})

it('counts in the database once in a while, however often it is asked', async () => {
  const rows = countRows({ lastId: () => 0 })
  const [first, second] = await Promise.all([rows.read(), rows.read()])
  await store(`insert into payload_jobs (queue, task_slug) values ('mail', 'sendMessage')`)
  expect(await rows.read()).toBe(first)
  expect([first, first?.jobs]).toEqual([second, []])
  await rows.close()
})

it('answers without the database, with what it knew', async () => {
  await store(`insert into payload_jobs (queue, task_slug) values ('mail', 'sendMessage')`)
  await scrape()
  await gate.shut()
  const told = await scrape()
  expect(valueOf(told, 'bg_de_jobs{queue="mail",state="waiting"}')).toBe(1)
  expect(valueOf(told, 'bg_de_counted_age_seconds')).toBeGreaterThan(0)
  await gate.reopen()
  await until(site.stream.isUp)
})
