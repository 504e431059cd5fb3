import { type PostgresAdapter, sql } from '@payloadcms/db-postgres'
import type { CollectionSlug, SanitizedCollectionConfig } from 'payload'
import { describe, expect, it, vi } from 'vitest'
import type * as PublicRows from '#access/public-rows'
import { publicRows } from '#access/public-rows'
import { anyOf, everyone, nobody } from '#access/rules'
import { staff } from '#access/staff'
import { accessTo, type Slug } from '#access/table'
import { unlessHidden } from '#access/visible'
import { seesPreferencesOfOthers, statusesOf } from '../support/access/call-statuses'
import { expectedCalls, internalCalls } from '../support/access/calls'
import { areAsExpected } from '../support/access/rights'
import { samples } from '../support/access/samples'
import { signedInMember } from '../support/members'
import { getTestPayload } from '../support/rest'

/** Rules beside the table: hidden items, their pictures, globals, and what Payload keeps for itself. */
const rows = vi.hoisted(() => ({ blindTo: '' }))

vi.mock('#access/public-rows', async (original) => {
  const real = await original<typeof PublicRows>()
  const seen = ({ flattenedFields, versions, ...config }: SanitizedCollectionConfig) => ({
    ...config,
    flattenedFields: flattenedFields.filter(({ name }) => name !== rows.blindTo),
    versions: rows.blindTo === '_status' ? undefined : versions,
  })
  return { publicRows: (config: SanitizedCollectionConfig) => real.publicRows(seen(config) as typeof config) }
})

const payload = await getTestPayload()
const { collections, globals } = payload
const accessOf = (slug: string) =>
  collections[slug as CollectionSlug].config.access as Record<string, unknown>

/** With other access rules for as long as the question takes. */
async function withRules<T>(access: object, rules: object, ask: () => Promise<T>): Promise<T> {
  const original = { ...access }
  Object.assign(access, rules)
  try {
    return await ask()
  } finally {
    Object.assign(access, original)
  }
}

async function areStatusesAsExpected(name: string, rights = expectedCalls[name]!) {
  return `${await statusesOf(name, rights)}` === `${rights.statuses}`
}

describe('скритото', () => {
  const hideable = Object.values(collections)
    .filter(({ config }) => config.flattenedFields.some(({ name }) => name === 'hidden'))
    .map(({ config }) => config.slug)

  it.each(hideable)('%s: вижда се', async (slug) => {
    const { read } = accessTo(slug as Slug)
    expect(await withRules(accessOf(slug), { read }, () => areAsExpected(slug))).toBe(false)
  })

  it.each(['forum-comments', 'post-comments'] as const)('%s: вижда се под скритото', async (slug) => {
    const read = unlessHidden(accessTo(slug).read)
    expect(await withRules(accessOf(slug), { read }, () => areAsExpected(slug))).toBe(false)
  })
})

describe('редовете, които вижда всеки', () => {
  const isPublic = async (slug: string, id: string) => {
    const table = sql.identifier(slug.replaceAll('-', '_'))
    const { drizzle } = payload.db as unknown as PostgresAdapter
    const condition = publicRows(collections[slug as CollectionSlug].config)
    const { rows } = await drizzle.execute(sql`select 1 from ${table} where id = ${id} and ${condition}`)
    return rows.length > 0
  }

  it.each([
    ['listed', 'services', 'чака одобрение'],
    ['expiresAt', 'small-ads', 'изтекла'],
    ['hidden', 'small-ads', 'скрито'],
    ['_status', 'articles', 'чернова'],
  ])('без %s', async (field, slug, state) => {
    const { id } = await samples[slug]!.states![state]!.make!(await signedInMember())
    expect(await isPublic(slug, id)).toBe(false)
    rows.blindTo = field
    expect(await isPublic(slug, id)).toBe(true)
    rows.blindTo = ''
  })

  it.each(['hidden', '_status'])('снимките не гледат %s', async (field) => {
    rows.blindTo = field
    expect(await areAsExpected('media')).toBe(false)
    rows.blindTo = ''
  })
})

describe('общите документи', () => {
  const shut = anyOf(nobody)
  it.each([
    ['get /globals/site', 'site', { read: shut }],
    ['post /globals/site', 'site', { update: anyOf(everyone) }],
    ['post /globals/site', 'site', { update: anyOf(staff) }],
    ['post /globals/site', 'site', { update: shut }],
    ['get /globals/legal', 'legal', { read: shut }],
    ['post /globals/legal', 'legal', { update: anyOf(staff) }],
    ['get /globals/legal/versions', 'legal', { readVersions: anyOf(staff) }],
    ['get /globals/legal/versions', 'legal', { readVersions: shut }],
    ['get /globals/legal/versions/:id', 'legal', { readVersions: anyOf(staff) }],
    ['get /globals/payload-jobs-stats', 'payload-jobs-stats', { read: anyOf(everyone) }],
    ['post /globals/payload-jobs-stats', 'payload-jobs-stats', { update: anyOf(everyone) }],
  ])('%s: %j', async (name, slug, rules) => {
    const { access } = globals.config.find((global) => global.slug === slug)!
    expect(await withRules(access, rules, () => areStatusesAsExpected(name))).toBe(false)
  })
})

describe('каквото Payload пази за себе си', () => {
  const operations = { post: 'create', get: 'read', patch: 'update', delete: 'delete' } as const
  const mutants = internalCalls.flatMap(({ slug, name, rights }) => {
    const operation = operations[name.split(' ')[0] as keyof typeof operations]
    const isForStaff = rights.statuses[4] < 400
    return [
      { slug, name, rights, rule: 'отворено', rules: { [operation]: anyOf(everyone) } },
      ...(isForStaff
        ? [{ slug, name, rights, rule: 'затворено', rules: { [operation]: anyOf(nobody) } }]
        : []),
    ]
  })

  /** Where something else says the same, the rule makes no difference to a call; why, for each. */
  const heldTwice: Record<string, string> = {
    'get /payload-locked-documents: отворено': 'the guard: no list for everybody',
    'get /payload-preferences: отворено': 'the guard: no list for everybody',
    'get /payload-preferences/:id: отворено': 'reads what is of the caller, without asking the rule',
    'get /payload-preferences/:id: затворено': 'reads what is of the caller, without asking the rule',
    'delete /payload-preferences/:id: отворено': 'closed by its name',
  }

  it.each(mutants)('$name: $rule', async ({ slug, name, rights, rule, rules }) => {
    const isAsExpected = () => areStatusesAsExpected(name, rights)
    expect(await withRules(accessOf(slug), rules, isAsExpected)).toBe(`${name}: ${rule}` in heldTwice)
  })

  it('get /payload-preferences: и на други от екипа', async () => {
    const rules = { read: anyOf(staff) }
    expect(await withRules(accessOf('payload-preferences'), rules, seesPreferencesOfOthers)).toBe(true)
  })
})
