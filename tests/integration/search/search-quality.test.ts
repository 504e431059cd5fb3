import { beforeAll, describe, expect, it } from 'vitest'
import { rest } from '#support/rest'
import { keepSamples, type Sample, samples } from '#support/search/fixture'
import { gold } from '#support/search/gold'

const pairs = gold
  .trim()
  .split('\n')
  .map((line) => line.split(' | ') as [query: string, right: string])

function rightOnes(right: string): Sample[] {
  const [what, city] = right.split('@')
  const isRight = city
    ? (sample: Sample) =>
        sample.city === city && ` ${sample.keywords.join(' ')} ${sample.title}`.includes(` ${what}`)
    : ({ title }: Sample) => right.split('; ').includes(title)
  return samples.filter(isRight)
}

type Verdict = { query: string; recall: number; isFirstRight: boolean; first?: string }

/** As a member, because only members can search the forum. */
const search = async (query: string): Promise<{ total: number; results: { id: string; title: string }[] }> =>
  (await rest('GET', `/search?q=${encodeURIComponent(query)}&limit=10`, { as: 'member' })).data

/** At most as many as there are database connections. */
const AT_ONCE = 15

async function judge([query, right]: [string, string]): Promise<Verdict> {
  const wanted = rightOnes(right).map(({ id }) => id)
  const { results } = await search(query)
  const found = results.filter(({ id }) => wanted.includes(id)).length
  const recall = found / Math.min(10, wanted.length)
  return { query, recall, isFirstRight: wanted.includes(results[0]?.id ?? ''), first: results[0]?.title }
}

describe('search quality', () => {
  beforeAll(keepSamples)

  it('the table is large and every query has a right result', () => {
    expect(samples.length).toBeGreaterThan(280)
    expect(pairs.length).toBeGreaterThanOrEqual(120)
    for (const [query, right] of pairs) expect(rightOnes(right), query).not.toEqual([])
  })

  it.each(['асдфгх', 'xkcdwvf', 'космодрум', 'qwertz берлин', '12345678901'])(
    'finds nothing for %s',
    async (query) => {
      expect((await search(query)).total).toBe(0)
    },
  )

  it('has at least 97 % of the right results in the first ten and at most 2 % wrong first results', async () => {
    const verdicts: Verdict[] = []
    for (let from = 0; from < pairs.length; from += AT_ONCE)
      verdicts.push(...(await Promise.all(pairs.slice(from, from + AT_ONCE).map(judge))))
    const missed = verdicts.filter(({ recall }) => recall < 1)
    const wrong = verdicts.filter(({ isFirstRight }) => !isFirstRight)
    const recall = verdicts.reduce((sum, verdict) => sum + verdict.recall, 0) / verdicts.length
    const figures = { recall: recall.toFixed(4), wrongFirsts: (wrong.length / verdicts.length).toFixed(4) }
    if (process.env.SEARCH_REPORT) console.log(figures, { missed, wrong })
    expect(recall, JSON.stringify(missed)).toBeGreaterThanOrEqual(0.97)
    expect(wrong.length / verdicts.length, JSON.stringify(wrong)).toBeLessThanOrEqual(0.02)
  })
})
