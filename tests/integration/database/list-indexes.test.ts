import type { CollectionCustom } from 'payload'
import { describe, expect, it } from 'vitest'
import type { PublicQuery } from '#domain/lists/public-query'
import { getTestPayload } from '#support/rest'
import { runRawSql } from '#support/run-sql'

const columnName = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** Fields by which everybody may filter and sort a list. */
function askedOf({ filters = {}, orders = [] }: PublicQuery, defaultSort: unknown): string[] {
  const sorted = [...orders.flatMap((order) => order.split(',')), ...[defaultSort ?? []].flat()]
  return [...new Set([...Object.keys(filters), ...sorted.map((order) => String(order).replace(/^-/, ''))])]
}

/** First columns of indexes, as `table.column`. */
async function indexedColumns(): Promise<Set<string>> {
  const rows = await runRawSql<{ found: string }>(
    `select distinct c.relname || '.' || a.attname as found from pg_index i
       join pg_class c on c.oid = i.indrelid and c.relnamespace = 'public'::regnamespace
       join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
     where i.indpred is null`,
  )
  return new Set(rows.map(({ found }) => found))
}

describe('public lists', () => {
  it('have an index for every field that filters or sorts them', async () => {
    const { config } = await getTestPayload()
    const indexed = await indexedColumns()
    const missing: string[] = []
    let checked = 0
    for (const { slug, custom, defaultSort, flattenedFields } of config.collections) {
      const { publicQuery }: CollectionCustom = custom
      for (const name of publicQuery ? askedOf(publicQuery, defaultSort) : []) {
        const field = flattenedFields.find((one) => one.name === name)
        if (!field && name !== 'id') throw new Error(`${slug} has no field ${name}`)
        // Virtual: its filter becomes one over stored fields.
        if (field && 'virtual' in field && field.virtual) continue
        const table = slug.replaceAll('-', '_')
        // Payload stores lists of values in separate tables.
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

it('indexes every reference, so that deleting its target scans no table', async () => {
  const indexed = await indexedColumns()
  const references = await runRawSql<{ column: string }>(
    `select c.relname || '.' || a.attname as column from pg_constraint f
       join pg_class c on c.oid = f.conrelid and c.relnamespace = 'public'::regnamespace
       join pg_attribute a on a.attrelid = c.oid and a.attnum = f.conkey[1]
     where f.contype = 'f'`,
  )
  expect(references.length).toBeGreaterThan(40)
  expect(references.map(({ column }) => column).filter((column) => !indexed.has(column))).toEqual([])
})

it('finds parts of words in the long lists of the panels through an index', async () => {
  const { config } = await getTestPayload()
  const rows = await runRawSql<{ found: string }>(
    `select c.relname || '.' || a.attname as found from pg_index i
       join pg_class c on c.oid = i.indrelid and c.relnamespace = 'public'::regnamespace
       join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
       join pg_opclass o on o.oid = i.indclass[0] and o.opcname = 'gin_trgm_ops'`,
  )
  const found = rows.map((row) => row.found)
  for (const slug of ['contacts', 'users']) {
    const { admin } = config.collections.find((one) => one.slug === slug)!
    const searched = admin.listSearchableFields!.map((name) => `${slug}.${columnName(name)}`)
    expect(found).toEqual(expect.arrayContaining(searched))
  }
})
