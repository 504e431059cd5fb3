import { beforeEach, describe, expect, it } from 'vitest'
import { MISSES_A_DAY, MISSES_KEPT_DAYS } from '#domain/limits'
import type { Misses } from '#domain/search/misses'
import { purgeChanges } from '#jobs/purge-changes'
import { noteMiss } from '#search/note-miss'
import { getTestPayload, rest } from '#support/rest'
import { runRawSql } from '#support/run-sql'
import { newEntry, search } from '#support/search/entries'
import { findAnywhere } from '../../../src/features/search/queries'

beforeEach(() => runRawSql('delete from search_misses'))

const misses = async () => (await rest<Misses>('GET', '/panel/misses', { as: 'moderator' })).data.misses
const counted = async () => (await misses()).map(({ question, times }) => [question, times])
const expectCounted = (questions: [string, number][]) =>
  expect.poll(counted, { timeout: 5_000 }).toEqual(questions)

/** After this one has been counted, those before it would have been, too. */
async function expectOnly(questions: [string, number][]) {
  await expect
    .poll(
      async () => {
        await search('последнозаднес')
        return (await counted()).some(([question]) => question === 'последнозаднес')
      },
      { timeout: 5_000 },
    )
    .toBe(true)
  expect((await counted()).filter(([question]) => question !== 'последнозаднес')).toEqual(questions)
}

const old = (days: number, question: string) =>
  runRawSql(
    `insert into search_misses (day, words, question)
      values ((now() at time zone 'Europe/Berlin')::date - ${days}, '${question}', '${question}')`,
  )

describe('a search without a result', () => {
  it('is counted, and again in other words that mean the same', async () => {
    await search('жиздрак Дармщат')
    await expectCounted([['жиздрак Дармщат', 1]])
    await search('дармщат жиздраки')
    await expectCounted([['дармщат жиздраки', 2]])
    const [miss] = await misses()
    expect(miss?.lastDay).toBe(
      new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(new Date()),
    )
  })

  it('is counted on the page of the search', async () => {
    await findAnywhere({ query: 'жиздрак', page: 1 })
    await expectCounted([['жиздрак', 1]])
    await findAnywhere({ query: 'жиздрак', page: 2 })
    await expectOnly([['жиздрак', 1]])
  })

  it.each(['', '&kind=stores', '&city=Берлин', '&page=2'])(
    'is not counted when something is found without „%s“',
    async (more) => {
      await newEntry({ kind: 'articles', title: 'Шмугал' })
      expect((await search('шмугал', more)).status).toBe(200)
      await expectOnly([])
    },
  )

  it('is counted when the home page finds nothing and the others would not either', async () => {
    await search('кумбалак', '&kind=contacts,services,stores')
    await expectCounted([['кумбалак', 1]])
  })

  it.each(['хжм', 'жиздрак@кумбалак.орг', 'жиздрак 0176 1', ''])('is not counted: „%s“', async (question) => {
    await search(question)
    await expectOnly([])
  })

  it('counts at most so many different ones a day, and those further', async () => {
    await search('жиздрак')
    await expectCounted([['жиздрак', 1]])
    await runRawSql(
      `insert into search_misses (day, words, question, times) select (now() at time zone 'Europe/Berlin')::date,
        'w' || number, 'питане ' || number, 0 from generate_series(1, ${MISSES_A_DAY}) number`,
    )
    await search('кумбалак')
    await expect.poll(async () => (await search('жиздрак')) && (await counted())[0]![1]).toBeGreaterThan(1)
    const others = await runRawSql(`select from search_misses where question = 'кумбалак'`)
    expect(others).toEqual([])
  })

  it('answers also when it cannot be counted', async () => {
    await runRawSql('alter table search_misses rename to search_misses_away')
    try {
      expect((await search('жиздрак')).status).toBe(200)
      await new Promise((resolve) => setTimeout(resolve, 200))
    } finally {
      await runRawSql('alter table search_misses_away rename to search_misses')
    }
    await search('жиздрак')
    await expectCounted([['жиздрак', 1]])
  })

  it('is counted one at a time', async () => {
    const payload = await getTestPayload()
    for (const query of ['жиздрак', 'кумбалак', 'дармщат']) noteMiss(payload, { query })
    await expectOnly([['жиздрак', 1]])
  })
})

describe('what staff see of it', () => {
  it('is for staff', async () => {
    const status = async (as: 'visitor' | 'member' | 'moderator' | 'admin') =>
      (await rest('GET', '/panel/misses', { as })).status
    expect(await Promise.all((['visitor', 'member', 'moderator', 'admin'] as const).map(status))).toEqual([
      401, 403, 200, 200,
    ])
  })

  it('leaves out what only begins another question, and says what is a synonym by now', async () => {
    await old(1, 'жизд')
    await old(0, 'жиздрак')
    expect(await misses()).toMatchObject([{ question: 'жиздрак', isSynonym: false }])
    const body = { phrases: 'Кумбалак, Жиздрак' }
    const { data } = await rest('POST', '/synonyms', { as: 'moderator', body })
    expect(await misses()).toMatchObject([{ question: 'жиздрак', isSynonym: true }])
    await rest('DELETE', `/synonyms/${data.doc.id}`, { as: 'moderator' })
  })

  it('adds up the days, with the latest wording, and ends after thirty', async () => {
    await old(MISSES_KEPT_DAYS, 'жиздрак')
    await old(MISSES_KEPT_DAYS - 1, 'кумбалак')
    await old(2, 'кумбалак')
    await runRawSql(`update search_misses set question = 'Кумбалак?' where day > current_date - 5`)
    expect(await counted()).toEqual([['Кумбалак?', 2]])
  })

  it('is deleted after thirty days', async () => {
    await old(MISSES_KEPT_DAYS, 'жиздрак')
    await old(MISSES_KEPT_DAYS - 1, 'кумбалак')
    const payload = await getTestPayload()
    await payload.jobs.queue({ task: purgeChanges.slug, input: {} })
    await payload.jobs.run()
    expect(await runRawSql('select question from search_misses')).toEqual([{ question: 'кумбалак' }])
  })
})
