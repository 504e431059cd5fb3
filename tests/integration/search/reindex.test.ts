import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { env } from '#env'
import { reindex } from '#search/index/reindex'
import { newArticle } from '#support/factories'
import { getTestPayload, rest } from '#support/rest'
import { foundIds, newEntry } from '#support/search/entries'

const database = new pg.Pool({ connectionString: env.DATABASE_URL, max: 2, allowExitOnIdle: true })
database.on('error', () => undefined)
beforeAll(() => getTestPayload())
afterAll(() => database.end())

const reindexAll = async () => reindex({ payload: await getTestPayload() })
const words = async () => {
  const { rows } = await database.query<{ word: string }>('select word from search_words')
  return rows.map(({ word }) => word)
}

describe('npm run reindex', () => {
  it('rebuilds everything that can be found, and nothing else', async () => {
    const found = await newArticle({ title: 'Възстановена вест' })
    const draft = await newArticle({ title: 'Възстановена чернова', _status: 'draft' })
    await database.query('delete from search_entries; delete from search_words')
    await reindexAll()
    expect(await foundIds('възстановена')).toEqual([found.id])
    expect(await foundIds('възстновена')).toEqual([found.id])
    expect(await foundIds('възстановена', '&limit=50')).not.toContain(draft.id)
  })

  it('corrects an entry that differs from its document', async () => {
    const { id } = await newArticle({ title: 'Вярното заглавие' })
    await database.query(`update search_entries set words = '' where document_id = $1`, [id])
    expect(await foundIds('вярното')).toEqual([])
    await reindexAll()
    expect(await foundIds('вярното')).toEqual([id])
  })

  it('removes entries without a document and unused words, and keeps each word once', async () => {
    await newEntry({ kind: 'articles', title: 'Сирак' })
    await database.query(`insert into search_words values ('novina'), ('novina'), ('prizrak')`)
    const { id } = await newArticle({ title: 'Novina' })
    await reindexAll()
    expect(await foundIds('сирак')).toEqual([])
    expect((await words()).filter((word) => ['sirak', 'prizrak', 'novina'].includes(word))).toEqual([])
    expect((await words()).filter((word) => word === 'novin')).toEqual(['novin'])
    expect(await foundIds('novina')).toContain(id)
  })

  it('keeps the last written state under concurrent changes', async () => {
    const articles = await Promise.all(
      Array.from({ length: 12 }, (_, index) => newArticle({ title: `Преди нула ${index}` })),
    )
    const edits = articles.map(async ({ id }, index) => {
      for (const round of ['първо', 'второ', 'трето']) {
        const body = { title: `След ${round} ${'абвгдежзиклм'[index]!.repeat(4)}` }
        expect((await rest('PATCH', `/articles/${id}`, { as: 'moderator', body })).status).toBe(200)
      }
    })
    await Promise.all([...edits, reindexAll(), reindexAll()])
    expect(new Set(await foundIds('трето', '&limit=50'))).toEqual(new Set(articles.map(({ id }) => id)))
    expect(await foundIds('преди нула')).toEqual([])
    expect(await foundIds('второ')).toEqual([])
  })

  it('does not block an editor who holds a document, and finishes after them', async () => {
    const { id } = await newArticle({ title: 'Държана вест' })
    await database.query(`update search_entries set words = '' where document_id = $1`, [id])
    const editor = await database.connect()
    await editor.query('begin')
    await editor.query('select 1 from articles where id = $1 for update', [id])
    const running = reindexAll()
    await expect.poll(waiting, { timeout: 10_000 }).toBe(1)
    await editor.query('commit')
    editor.release()
    await running
    expect(await foundIds('държана')).toEqual([id])
  })
})

async function waiting(): Promise<number> {
  const { rows } = await database.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock' and query ilike '%no key update%'`,
  )
  return rows[0]!.count
}
