import { type PostgresAdapter, sql } from '@payloadcms/db-postgres'
import { createLocalReq } from 'payload'
import { describe, expect, it } from 'vitest'
import { shownPictures } from '#access/pictures'
import type { PublicQuery } from '#domain/lists/public-query'
import { getTestPayload } from '#support/rest'
import { runRawSql } from '#support/run-sql'

const columnName = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** By which fields everybody may have a list filtered and ordered. */
function askedOf({ filters = {}, orders = [] }: PublicQuery, defaultSort: unknown): string[] {
  const sorted = [...orders.flatMap((order) => order.split(',')), ...[defaultSort ?? []].flat()]
  return [...new Set([...Object.keys(filters), ...sorted.map((order) => String(order).replace(/^-/, ''))])]
}

/** Columns that an index begins with, as `table.column`. */
async function indexedColumns(): Promise<Set<string>> {
  const rows = await runRawSql<{ found: string }>(
    `select distinct c.relname || '.' || a.attname as found from pg_index i
       join pg_class c on c.oid = i.indrelid and c.relnamespace = 'public'::regnamespace
       join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
     where i.indpred is null`,
  )
  return new Set(rows.map(({ found }) => found))
}

describe('публичните списъци', () => {
  it('имат индекс за всяко поле, по което се филтрира или подрежда', async () => {
    const { config } = await getTestPayload()
    const indexed = await indexedColumns()
    const missing: string[] = []
    let checked = 0
    for (const { slug, custom, defaultSort, flattenedFields } of config.collections) {
      const { publicQuery } = custom as { publicQuery?: PublicQuery }
      for (const name of publicQuery ? askedOf(publicQuery, defaultSort) : []) {
        const field = flattenedFields.find((one) => one.name === name)
        if (!field && name !== 'id') throw new Error(`${slug} has no field ${name}`)
        // Worked out while reading; the filter is turned into one over the stored neighbours.
        if (field && 'virtual' in field && field.virtual) continue
        const table = slug.replaceAll('-', '_')
        // Payload keeps lists of values in tables of their own.
        const isList = field && 'hasMany' in field && field.hasMany
        const list = field?.type === 'text' ? `${table}_texts.text` : `${table}_${columnName(name)}.parent_id`
        const column = field?.type === 'relationship' ? `${columnName(name)}_id` : columnName(name)
        const needed = isList ? list : `${table}.${column}`
        checked += 1
        if (!indexed.has(needed)) missing.push(needed)
      }
    }
    expect(missing).toEqual([])
    expect(checked).toBeGreaterThan(60)
  })
})

describe('снимка', () => {
  it('се намира в текстовете на новините през индекс, и при хиляди новини', async () => {
    const payload = await getTestPayload()
    const { drizzle } = payload.db as unknown as PostgresAdapter
    await runRawSql(
      `with pictures as (
         insert into media (alt, filename) select 'x', number || '.webp' from generate_series(1, 3000) number
         returning id)
       insert into articles (content, _status, published_at)
         select jsonb_build_object('root', jsonb_build_object('type', 'upload', 'value', id)), 'published', now()
         from pictures`,
    )
    await runRawSql('analyze media, articles')
    const req = await createLocalReq({}, payload)
    const rule = await shownPictures({ req, isReadingStaticFile: false })
    const shown = (rule as { id: { equals: ReturnType<typeof sql> } }).id.equals
    const { rows } = await drizzle.execute(sql`explain (costs off) select id from media where id = ${shown}`)
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan).toContain('articles_content_ids_idx')
    expect(plan).not.toContain('Seq Scan on articles')
  })
})
