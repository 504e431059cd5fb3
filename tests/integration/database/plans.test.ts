import { beforeAll, describe, expect, it } from 'vitest'
import { dueSearches, isAnythingToTell } from '#database/statements/searches/due-searches'
import { matchArrivals } from '#database/statements/searches/match-arrivals'
import { TOLD_AT_ONCE } from '#domain/searches/search-limits'
import { citiesOfKind } from '#search/cities-of-kind'
import { findEntries } from '#search/results/find-entries'
import type { Question } from '#search/results/findings'
import { expectedRights } from '#support/access/expected'
import { articleInput, newMedia } from '#support/factories'
import { eventInput } from '#support/events'
import { type Call, callsOfCollection } from '#support/plans/calls'
import { explainEverything, plansOf } from '#support/plans/executed-plans'
import { fillTables } from '#support/plans/fill'
import { forumCalls } from '#support/plans/forum-calls'
import { fullCalls, jobCalls, pageCalls, plainCalls } from '#support/plans/other-calls'
import { nodesOf, rowsRead } from '#support/plans/plan'
import { largeTables, scansOf } from '#support/plans/scans'
import { wholeTables } from '#support/plans/whole-tables'
import { getTestPayload, rest } from '#support/rest'
import { runRawSql } from '#support/run-sql'
import { keepLines } from '#support/search/fixture'
import { seeker } from '#support/searches'
import { newSmallAd } from '#support/small-ads'

/** Enough rows that PostgreSQL chooses the indexes without any planner setting. */
beforeAll(async () => {
  await explainEverything()
  await keepLines()
  await fillTables()
}, 240_000)

describe('at any size of the site', () => {
  const used = new Set<object>()

  async function scansOfAll(calls: AsyncIterable<Call> | Iterable<Call>) {
    const large = await largeTables()
    expect(large.size).toBeGreaterThan(20)
    const found: string[] = []
    for await (const call of calls) {
      const { scans, used: exceptions } = await scansOf(call, large)
      found.push(...scans)
      for (const exception of exceptions) used.add(exception)
    }
    return found
  }

  const timeout = 120_000

  it.each(Object.keys(expectedRights))('no call of %s scans a table', { timeout }, async (slug) => {
    expect(await scansOfAll(callsOfCollection(slug))).toEqual([])
  })

  it.each([
    ['other call', plainCalls],
    ['call with all its parameters', fullCalls],
    ['page', pageCalls],
    ['call of a busy forum', forumCalls],
    ['job that runs every minute', jobCalls],
  ])('no %s scans a table', { timeout }, async (_, calls) => {
    expect(await scansOfAll(calls())).toEqual([])
  })

  it('the check finds a scan and a write that reads many rows', async () => {
    const scan = "select id from events where contact = 'nobody'"
    const walk = 'select max(contact) from events where date > now() + make_interval(days => 28)'
    const asked = (name: string, statement: string) => ({ name, work: () => runRawSql(statement) })
    expect(await scansOfAll([asked('get', scan)])).toEqual([`get: events: ${scan}`])
    expect(await scansOfAll([asked('get', walk)])).toEqual([])
    expect(await scansOfAll([asked('post', walk)])).toEqual([`post: events: ${walk}`])
  })

  it('every listed exception is in use', () => {
    expect(wholeTables.filter((one) => !used.has(one))).toEqual([])
  })
})

describe('a free address among thousands of the same name', () => {
  it.each([
    ['events', 'member', { ...eventInput, title: 'Среща' }, 'sreshta-100001'],
    ['articles', 'moderator', { title: 'Среща' }, 'sreshta-24001'],
  ] as const)(
    'of %s is found with few rows read, old addresses included',
    async (slug, as, given, expected) => {
      const body = slug === 'articles' ? await articleInput(given) : given
      let made = ''
      const executed = await plansOf(async () => {
        made = (await rest('POST', `/${slug}`, { as, body })).data.doc.slug
      })
      expect(made).toBe(expected)
      const look = executed.find(({ statement }) => statement.includes('with recursive'))
      const nodes = nodesOf(look!.plan)
      expect(nodes.filter((node) => node['Node Type'] === 'Seq Scan')).toEqual([])
      expect(nodes.reduce((sum, node) => sum + rowsRead(node), 0)).toBeLessThan(100)
    },
  )
})

it('finds the articles that contain a picture through an index', async () => {
  const { id } = await newMedia()
  const executed = await plansOf(() => rest('GET', `/media/${id}`))
  const indexes = executed.flatMap(({ plan }) => nodesOf(plan)).map((node) => node['Index Name'])
  expect(indexes).toContain('articles_content_ids_idx')
})

describe('the search', () => {
  async function searched(question: Omit<Question, 'limit'>) {
    const payload = await getTestPayload()
    const executed = await plansOf(() => findEntries({ payload }, { ...question, limit: 10 }))
    return executed.map(({ plan }) => nodesOf(plan))
  }

  const using = (plans: Awaited<ReturnType<typeof searched>>, index: string) =>
    plans.filter((nodes) => nodes.some((node) => node['Index Name'] === index)).length

  it.each([
    ['a word of the name', { query: 'зъболекар' }],
    ['words and a city', { query: 'лекар Берлин' }],
    ['shlyokavica', { query: 'zabolekar munchen' }],
    ['one kind only', { query: 'лекар', kinds: ['contacts'] }],
    ['a typo', { query: 'зъболкар' }],
    ['near me', { query: 'лекар', near: { latitude: 50.94, longitude: 6.96 } }],
  ] as const)('uses an index in every statement for %s', async (_, question) => {
    const plans = await searched(question as Omit<Question, 'limit'>)
    expect(plans.length).toBeGreaterThan(1)
    const scans = plans.flat().filter((node) => node['Node Type'] === 'Seq Scan')
    const names = scans.map((node) => node['Relation Name'])
    // `search_index` has one row; its version is looked at once a while, also in the middle of a question.
    expect(names.filter((name) => name?.startsWith('search_') && name !== 'search_index')).toEqual([])
    expect(using(plans, 'search_entries_words_idx')).toBeGreaterThan(0)
    expect(using(plans, 'search_words_word_idx')).toBeGreaterThan(0)
  })

  it('finds words with a typo through their trigrams', async () => {
    expect(using(await searched({ query: 'зъболкар' }), 'search_words_trigrams_idx')).toBe(1)
  })

  it('finds the cities of a kind through their index', async () => {
    const payload = await getTestPayload()
    const [executed] = await plansOf(() => citiesOfKind({ payload }, 'services'))
    const nodes = nodesOf(executed!.plan)
    expect(nodes.map((node) => node['Node Type'])).not.toContain('Seq Scan')
    expect(nodes.map((node) => node['Index Name'])).toContain('search_entries_kind_city_idx')
  })
})

describe('among 100,000 saved searches', () => {
  const usedBy = async (work: () => Promise<unknown>) => {
    const nodes = (await plansOf(work)).flatMap(({ plan }) => nodesOf(plan))
    const ofSearches = nodes.filter((node) =>
      /^(saved_searches|search_(conditions|hits))$/.test(node['Relation Name'] ?? ''),
    )
    return { ofSearches, indexes: nodes.map((node) => node['Index Name']) }
  }
  const rowsOf = (nodes: Awaited<ReturnType<typeof usedBy>>['ofSearches']) =>
    nodes.reduce((sum, node) => sum + rowsRead(node), 0)

  it('a new item reads none, and its comparison only those that share a word with it', async () => {
    const { id } = await seeker({ address: '/small-ads?q=вибрафон' })
    const writing = await usedBy(() => newSmallAd({ title: 'Вибрафон' }))
    expect(writing.ofSearches).toEqual([])
    const payload = await getTestPayload()
    const portion = { limit: 10, daily: 'infinity', weekly: 'infinity' }
    const matching = await usedBy(() => matchArrivals({ payload, transactionID: undefined }, portion))
    expect(matching.indexes).toContain('search_conditions_keys_idx')
    expect(rowsOf(matching.ofSearches)).toBeLessThan(20)
    expect(await dueSearches({ payload, transactionID: undefined }, 1)).toEqual([id])
  })

  it('those to be told are found through the index of what is due, those told at once first', async () => {
    const due = `search_id in (select id from saved_searches order by id limit 1000)`
    await runRawSql(`update search_hits set told_at = null, is_at_once = true where ${due}`)
    await runRawSql('update search_hits set told_at = null where not is_at_once')
    await runRawSql('analyze search_hits')
    const payload = await getTestPayload()
    const finding = await usedBy(() => dueSearches({ payload, transactionID: undefined }, TOLD_AT_ONCE))
    const used = finding.ofSearches.map((node) => node['Index Name'])
    expect(used).toEqual(['search_hits_due_idx', 'search_hits_due_idx'])
    expect(rowsOf(finding.ofSearches)).toBeLessThanOrEqual(2 * TOLD_AT_ONCE)
    const asking = await usedBy(() => isAnythingToTell({ payload, transactionID: undefined }))
    expect(rowsOf(asking.ofSearches)).toBeLessThan(10)
  })
})
