import { type PostgresAdapter, sql } from '@payloadcms/db-postgres'
import { beforeAll, expect, it } from 'vitest'
import { env } from '#env'
import type { Question } from '#search/findings'
import { findEntries } from '#search/find-entries'
import { getTestPayload } from '#support/rest'
import { keepSamples } from '#support/search/fixture'
import { sql as runOnOwnConnection } from '#support/start/sql'

type Statement = ReturnType<typeof sql>
const payload = await getTestPayload()
const { drizzle } = payload.db as unknown as PostgresAdapter

/**
 * As many rows as a grown site has, so that PostgreSQL itself chooses the index: nothing is switched off. By a connection
 * of its own, which may take longer than a question.
 */
beforeAll(async () => {
  await keepSamples()
  const fill = (statement: string) => runOnOwnConnection(env.DATABASE_URL!, statement)
  await fill(`drop index search_entries_words_idx; drop index search_words_trigrams_idx`)
  await fill(
    `insert into search_entries
       (kind, document_id, title, excerpt, url, place, title_key, name_key, title_words, words)
     select kind, gen_random_uuid(), title, excerpt, url, place, title_key, name_key, title_words, words
     from search_entries cross join generate_series(1, 40)`,
  )
  await fill(
    `insert into search_words select left(md5(number::text), 9) from generate_series(1, 20000) number`,
  )
  await fill(
    `create index search_entries_words_idx on search_entries using gin (words) with (fastupdate = off);
     create index search_words_trigrams_idx on search_words using gin (word gin_trgm_ops) with (fastupdate = off);
     analyze search_entries; analyze search_words`,
  )
}, 120_000)

/** The plans of all statements that a question takes. */
async function plansOf(question: Omit<Question, 'limit'>): Promise<string[]> {
  const statements: Statement[] = []
  const execute = drizzle.execute.bind(drizzle)
  Object.assign(drizzle, {
    execute: (statement: Statement) => {
      statements.push(statement)
      return execute(statement)
    },
  })
  try {
    await findEntries({ payload }, { ...question, limit: 10 })
  } finally {
    Object.assign(drizzle, { execute })
  }
  const plans = statements.map((statement) => drizzle.execute(sql`explain (analyze, costs off) ${statement}`))
  return (await Promise.all(plans)).map(({ rows }) => rows.map((row) => row['QUERY PLAN']).join('\n'))
}

it.each([
  ['дума от името', { query: 'зъболекар' }],
  ['думи и град', { query: 'лекар Берлин' }],
  ['шльокавица', { query: 'zabolekar munchen' }],
  ['само един вид', { query: 'лекар', kinds: ['contacts'] }],
  ['грешка при писане', { query: 'зъболкар' }],
  ['близо до мен', { query: 'лекар', near: { latitude: 50.94, longitude: 6.96 } }],
] as const)('%s: всяко питане минава през индекс', async (_, question) => {
  const plans = await plansOf(question as Omit<Question, 'limit'>)
  expect(plans.length).toBeGreaterThan(1)
  for (const plan of plans) expect(plan).not.toMatch(/Seq Scan on search_/)
  expect(
    plans.filter((plan) => plan.includes('Index Scan on search_entries_words_idx')).length,
  ).toBeGreaterThan(0)
  expect(plans.filter((plan) => plan.includes('search_words_word_idx')).length).toBeGreaterThan(0)
})

it('думите с грешка се търсят през триграмите', async () => {
  const plans = await plansOf({ query: 'зъболкар' })
  expect(plans.filter((plan) => plan.includes('search_words_trigrams_idx')).length).toBe(1)
})
