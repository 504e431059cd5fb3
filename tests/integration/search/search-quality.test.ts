import { beforeAll, describe, expect, it } from 'vitest'
import { rest } from '#support/rest'
import { createSamples, type Sample } from '#support/search/fixture'
import { nonsense, questions } from '#support/search/questions'
import { inCapitals, inLatinByLaw, inShlyokavica } from '#support/search/spellings'

type Verdict = { class: string; query: string; recall: number; isFirstRight: boolean; first?: string }
type Judged = { class: string; query: string; wanted: string[] }

/** As a member, because only members can search the forum. */
const search = async (query: string): Promise<{ total: number; results: { id: string; title: string }[] }> =>
  (await rest('GET', `/search?q=${encodeURIComponent(query)}&limit=10`, { as: 'member' })).data

/** At most as many as there are database connections. */
const AT_ONCE = 12

async function judge({ class: name, query, wanted }: Judged): Promise<Verdict> {
  const { results } = await search(query)
  const found = results.filter(({ id }) => wanted.includes(id)).length
  const recall = found / Math.min(10, wanted.length)
  return {
    class: name,
    query,
    recall,
    isFirstRight: wanted.includes(results[0]?.id ?? ''),
    first: results[0]?.title,
  }
}

async function inTurns<One, Result>(all: readonly One[], work: (one: One) => Promise<Result>) {
  const done: Result[] = []
  for (let from = 0; from < all.length; from += AT_ONCE)
    done.push(...(await Promise.all(all.slice(from, from + AT_ONCE).map(work))))
  return done
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const recallOf = (verdicts: readonly Verdict[]) => mean(verdicts.map(({ recall }) => recall))
const firstsOf = (verdicts: readonly Verdict[]) =>
  mean(verdicts.map(({ isFirstRight }) => Number(isFirstRight)))
const missed = (verdicts: readonly Verdict[]) =>
  verdicts.filter(({ recall, isFirstRight }) => recall < 1 || !isFirstRight)

describe('search quality', () => {
  let samples: Sample[]
  beforeAll(async () => void (samples = await createSamples()), 180_000)

  it('answers what people ask, in every class of questions', async () => {
    expect(samples.length).toBeGreaterThan(280)
    expect(questions.length).toBeGreaterThanOrEqual(800)
    const asked = questions.map(({ class: name, query, right }) => ({
      class: name,
      query,
      wanted: samples.filter(right).map(({ id }) => id),
    }))
    for (const { query, wanted } of asked) expect(wanted, query).not.toEqual([])
    const verdicts = await inTurns(asked, judge)
    const classes = [...new Set(verdicts.map((verdict) => verdict.class))]
    const ofClass = (name: string) => verdicts.filter((verdict) => verdict.class === name)
    const figures = classes
      .map((name) => ({ name, some: ofClass(name) }))
      .map(({ name, some }) => ({
        class: name,
        questions: some.length,
        recall: recallOf(some),
        firsts: firstsOf(some),
      }))
    if (process.env.SEARCH_REPORT) {
      console.table(
        figures.map((row) => ({ ...row, recall: row.recall.toFixed(3), firsts: row.firsts.toFixed(3) })),
      )
      console.log(`recall ${recallOf(verdicts).toFixed(4)}, firsts ${firstsOf(verdicts).toFixed(4)}`)
      for (const one of missed(verdicts))
        console.log(one.class, '|', one.query, '|', one.recall.toFixed(2), '|', one.first)
    }
    expect(recallOf(verdicts)).toBeGreaterThanOrEqual(0.98)
    expect(firstsOf(verdicts)).toBeGreaterThanOrEqual(0.92)
    for (const { class: name, recall } of figures) expect(recall, name).toBeGreaterThanOrEqual(0.9)
  }, 300_000)

  it('finds nothing for nonsense, with one exception in twenty at most', async () => {
    const totals = await inTurns(nonsense, async (query) => ({ query, total: (await search(query)).total }))
    const found = totals.filter(({ total }) => total > 0)
    if (process.env.SEARCH_REPORT) console.log(found)
    expect(nonsense.length).toBeGreaterThanOrEqual(100)
    expect(found.length / totals.length, JSON.stringify(found)).toBeLessThanOrEqual(0.05)
  })

  it.each([
    ['capitals', inCapitals],
    ['Latin by law', inLatinByLaw],
    ['shlyokavica', inShlyokavica],
  ])('finds titles in %s first', async (name, spell) => {
    const wanted = (title: string) => samples.filter((one) => one.title === title).map(({ id }) => id)
    const asked = samples.map(({ title }) => ({ class: name, query: spell(title), wanted: wanted(title) }))
    const verdicts = await inTurns(asked, judge)
    if (process.env.SEARCH_REPORT) console.log(name, firstsOf(verdicts), missed(verdicts))
    expect(firstsOf(verdicts), JSON.stringify(missed(verdicts))).toBeGreaterThanOrEqual(0.97)
  })
})
