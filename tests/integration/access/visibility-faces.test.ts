import { type PostgresAdapter, sql } from '@payloadcms/db-postgres'
import type { CollectionCustom, CollectionSlug, Where } from 'payload'
import { describe, expect, it } from 'vitest'
import { isVisible, type VisibilityRule } from '#access/visibility/rule'
import { visibleRows } from '#access/visibility/visible'
import { isSearchKind } from '#domain/search/search-kinds'
import { findEntries } from '#search/results/find-entries'
import { keepEntries } from '#search/index/keep-entries'
import { samples } from '#support/access/samples'
import { signedInMember } from '#support/members'
import { getTestPayload } from '#support/rest'
import { expireIn } from '#support/small-ads'

type State = Record<string, unknown>

const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString()

/** Values of the fields that rules read. For a parent: whether it is hidden. */
const states: Record<string, unknown[]> = {
  listed: [true, false, null],
  hidden: [true, false, null],
  expiresAt: [hours(1), hours(-1), null],
  _status: ['published', 'draft'],
  publishedAt: [hours(-1), hours(1), null],
  topic: [true, false, null],
  post: [true, false, null],
}
const parents: Record<string, CollectionSlug> = { topic: 'forum-topics', post: 'posts' }

const payload = await getTestPayload()
const { drizzle } = payload.db as unknown as PostgresAdapter

const shown = Object.values(payload.collections)
  .map(({ config }) => config)
  .filter(({ custom }) => custom?.visibility?.length > 0)

function allStates(fields: readonly string[]): State[] {
  const [field, ...others] = fields
  if (!field) return [{}]
  const values = states[field]
  if (!values) throw new Error(`say which states ${field} can have`)
  return allStates(others).flatMap((state) => values.map((value) => ({ ...state, [field]: value })))
}

type Row = { slug: CollectionSlug; id: string }

/** Bypasses the hooks, which would refuse most of these states. */
async function putInto(state: State, { slug, id }: Row) {
  const row = await payload.db.findOne<Record<string, unknown> & { id: string }>({
    collection: slug,
    where: { id: { equals: id } },
  })
  for (const [field, value] of Object.entries(state)) {
    const parent = parents[field]
    const target = parent ? { collection: parent, id: String(row![field]) } : { collection: slug, id }
    await payload.db.updateOne({ ...target, data: { [parent ? 'hidden' : field]: value }, returning: false })
  }
}

async function matches({ slug, id }: Row, where: Where): Promise<boolean> {
  const asked = { and: [{ id: { equals: id } }, where] }
  return (await payload.count({ collection: slug, where: asked })).totalDocs > 0
}

async function isRow({ slug, id }: Row, condition: ReturnType<typeof sql>): Promise<boolean> {
  const table = sql.identifier(slug.replaceAll('-', '_'))
  const { rows } = await drizzle.execute(sql`select 1 from ${table} where id = ${id} and ${condition}`)
  return rows.length > 0
}

const documentOf = ({ slug, id }: Row) =>
  payload.findByID({ collection: slug, id, depth: 1, draft: false, overrideAccess: true })

const facesOf = async (rule: VisibilityRule, row: Row) => ({
  where: await matches(row, rule.where(null)),
  sql: await isRow(row, rule.sql()),
  document: isVisible([rule], { ...(await documentOf(row)) }),
})

type Doc = Awaited<ReturnType<typeof documentOf>>

/** Whether the search finds the item; null where its kind is not searched. */
async function isFound({ slug, id }: Row, doc: Doc): Promise<boolean | null> {
  const { searchEntryOf }: CollectionCustom = payload.collections[slug].config.custom
  if (searchEntryOf === undefined || !isSearchKind(slug)) return null
  await keepEntries({ payload }, { kind: slug, entries: [{ id, entry: searchEntryOf(doc) }] })
  const { title, name, content } = doc as { title?: string; name?: string; content?: string }
  const query = String(title ?? name ?? content)
  const { results } = await findEntries({ payload }, { query, kinds: [slug], limit: 50 })
  return results.some((result) => result.id === id)
}

async function consequences(row: Row) {
  const { config } = payload.collections[row.slug]
  const doc = await documentOf(row)
  const where = { id: { equals: row.id } }
  const read = await payload.find({ collection: row.slug, where, overrideAccess: false })
  return {
    read: read.totalDocs > 0,
    rows: await isRow(row, visibleRows(config)),
    announced: config.custom.announcement.visibleOf({ ...doc }) !== null,
    found: await isFound(row, doc),
  }
}

describe('every visibility rule', () => {
  it.each(shown.map((config) => [config.slug, config] as const))(
    'gives the same verdict as a filter, in SQL and on a document of %s',
    async (slug, { custom }) => {
      const { id } = await samples[slug]!.make!(await signedInMember())
      // Moves the start back, so that the ad can have expired.
      if (slug === 'small-ads') await expireIn(id, 1)
      const row = { slug, id }
      await payload.updateGlobal({ slug: 'site', data: { forumPublicRead: true } })
      const rules = custom.visibility as VisibilityRule[]
      const seen = new Map(rules.map((rule) => [rule, new Set<boolean>()]))
      for (const state of allStates(rules.flatMap(({ fields }) => fields))) {
        await putInto(state, row)
        const verdicts: boolean[] = []
        for (const rule of rules) {
          const faces = await facesOf(rule, row)
          expect([state, faces]).toEqual([state, { where: faces.sql, sql: faces.sql, document: faces.sql }])
          seen.get(rule)!.add(faces.sql)
          verdicts.push(faces.sql)
        }
        const isSeen = !verdicts.includes(false)
        expect([state, await consequences(row)]).toEqual([
          state,
          { read: isSeen, rows: isSeen, announced: isSeen, found: isSearchKind(slug) ? isSeen : null },
        ])
      }
      expect([...seen.values()].map(({ size }) => size)).toEqual(rules.map(() => 2))
    },
  )
})
