import { describe, expect, it } from 'vitest'
import { env } from '#env'
import { purgeEmptyArticles } from '#jobs/purge-empty-articles'
import { newArticle } from '#support/factories'
import { getTestPayload, rest } from '#support/rest'
import { sql } from '#support/start/sql'

async function opened(): Promise<string> {
  const { status, data } = await rest('POST', '/articles?draft=true', { as: 'moderator', body: {} })
  expect(status).toBe(201)
  return data.doc.id
}

async function leftFor(id: string, hours: number) {
  const since = `now() - interval '${hours} hours'`
  await sql(env.DATABASE_URL!, `update articles set updated_at = ${since} where id = '${id}'`)
  await sql(
    env.DATABASE_URL!,
    `update _articles_v set version_updated_at = ${since}, updated_at = ${since} where parent_id = '${id}'`,
  )
}

async function purge() {
  const payload = await getTestPayload()
  await payload.jobs.queue({ task: purgeEmptyArticles.slug, input: {} })
  await payload.jobs.run()
}

const statusOf = async (id: string) =>
  (await rest('GET', `/articles/${id}?draft=true`, { as: 'moderator' })).status

describe('empty drafts', () => {
  it('are deleted after a day together with their versions', async () => {
    const old = await opened()
    const young = await opened()
    await leftFor(old, 25)
    await leftFor(young, 23)
    await purge()
    expect([await statusOf(old), await statusOf(young)]).toEqual([404, 200])
    expect(await sql(env.DATABASE_URL!, `select 1 from _articles_v where parent_id = '${old}'`)).toEqual([])
  })

  it.each([{ title: 'Само заглавие' }, { excerpt: 'Само описание' }])(
    'do not include one with %o, even in an autosaved version alone',
    async (written) => {
      const id = await opened()
      const { status } = await rest('PATCH', `/articles/${id}?draft=true&autosave=true`, {
        as: 'moderator',
        body: written,
      })
      expect(status).toBe(200)
      await leftFor(id, 100)
      await purge()
      expect(await statusOf(id)).toBe(200)
    },
  )

  it('do not include a published article', async () => {
    const { id } = await newArticle()
    await leftFor(id, 1000)
    await purge()
    expect(await statusOf(id)).toBe(200)
  })
})
