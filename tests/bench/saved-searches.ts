import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import pg from 'pg'
import { provideEnv } from '#env'
import { temporaryCluster } from '../support/cluster'
import { migrate } from '../support/migrate'
import { percentileOf } from './results'

/**
 * `npm run script tests/bench/saved-searches.ts [searches] [arrivals]`: milliseconds for the comparison of one new ad
 * with all saved searches (default 100,000), of which a tenth look for the same city and one in a thousand for it; and
 * how many of them are told in one run of the job when something is due for each.
 */
const [searches = 100_000, arrivals = 50] = process.argv.slice(2).map(Number)

const cluster = await temporaryCluster()
try {
  const secret = 'a-secret-that-only-benches-know-012345678'
  const environment = { DATABASE_URL: cluster.url, DATA_DIR: cluster.dataDir, LOG_LEVEL: 'warn' }
  await migrate(environment)
  provideEnv({ ...environment, NODE_ENV: 'production', PAYLOAD_SECRET: secret })
  await measure()
} catch (error) {
  console.error(error)
} finally {
  await cluster.stop()
}
process.exit()

async function measure() {
  const { createLocalReq, getPayload } = await import('payload')
  const { default: config } = await import('#config')
  const { matchArrivals } = await import('#database/statements/searches/match-arrivals')
  const payload = await getPayload({ config })
  const { id: owner } = await payload.create({
    collection: 'users',
    data: {
      fullName: 'Ани Петрова',
      email: 'ani@example.org',
      password: 'a-password-for-benches',
      role: 'user',
    },
  })
  const client = new pg.Client({ connectionString: cluster.url })
  await client.connect()
  await client.query(fill({ owner, count: searches }))
  const times: number[] = []
  for (let number = 0; number < arrivals; number += 1) {
    await client.query(arrive(randomUUID()))
    const start = performance.now()
    await matchArrivals({ payload, transactionID: undefined }, { limit: 10, daily: 'now', weekly: 'now' })
    times.push(performance.now() - start)
  }
  const { rows } = await client.query<{ count: number }>('select count(*)::int from search_hits')
  const at = (share: number) => percentileOf(times, share).toFixed(1)
  console.table({ searches, arrivals, found: rows[0]!.count, median: at(0.5), p95: at(0.95), slowest: at(1) })
  await client.query(allDue())
  const { watchSearches } = await import('#jobs/searches/watch-searches')
  const watch = watchSearches.handler as (args: { req: PayloadRequest }) => Promise<unknown>
  await watch({ req: await createLocalReq({}, payload) })
  const { rows: left } = await client.query<{ count: number }>(
    'select count(*)::int from search_hits where told_at is null',
  )
  console.table({ due: searches, toldInOneRun: searches - left[0]!.count })
  await client.end()
  await payload.destroy()
}

/** One of the ads for each of the searches, as at eight in the morning. */
function allDue() {
  return `
  delete from search_hits;
  insert into search_hits (search_id, kind, document_id, due_at)
    select id, 'small-ads', (select document_id from search_entries limit 1), now() from saved_searches;
  analyze search_hits`
}

function fill({ owner, count }: { owner: string; count: number }) {
  return `
  insert into saved_searches (id, owner_id, name, address, rhythm, on_site)
    select ('00000000-0000-4000-8000-' || lpad(number::text, 12, '0'))::uuid, '${owner}', 'Търсене',
      '/small-ads?q=' || number, 'atOnce', true
    from generate_series(1, ${count}) number;
  insert into search_conditions (search_id, words, keys)
    select id, (case when number % 1000 = 0 then '''@berlin'' & ''кола''' when number % 10 = 0 then '''@berlin'' & ''диван'''
        else '''дума' || number || '''' end || ' & ''!small-ads''')::tsquery,
      case when number % 1000 = 0 then array['кола'] when number % 10 = 0 then array['@berlin']
        else array['дума' || number] end
    from (select id, row_number() over (order by id) as number from saved_searches) searches;
  analyze saved_searches, search_conditions`
}

/** An ad of 200 words in Berlin. */
function arrive(id: string) {
  return `
  insert into small_ads (id, title, author_name, category, description, city, contact)
    values ('${id}', 'Кола', 'Ани', 'Продажба', 'Запазена.', 'Берлин', '1');
  insert into search_entries (kind, document_id, title, excerpt, url, title_key, name_key, title_words, words)
    select 'small-ads', '${id}', 'Кола', '', '/small-ads/kola', '', '', 1,
      array_to_tsvector(array['кола', '@berlin', '!small-ads'] || array_agg('текст' || number))
    from generate_series(1, 200) number;
  insert into search_arrivals (kind, document_id) values ('small-ads', '${id}')`
}
