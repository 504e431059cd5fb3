import type { CollectionSlug } from 'payload'
import { describe, expect, it } from 'vitest'
import { members, own } from '#access/members'
import { anyOf, everyone, nobody } from '#access/rules'
import { staff } from '#access/staff'
import { table } from '#access/table'
import type { VisibilityRule } from '#access/visibility/rule'
import { visible } from '#access/visibility/visible'
import { seesPreferencesOfOthers, statusesOf } from '../support/access/call-statuses'
import { expectedCalls, internalCalls } from '../support/access/calls'
import { areAsExpected } from '../support/access/rights'
import { getTestPayload } from '../support/rest'

const payload = await getTestPayload()
const { collections, globals } = payload
const accessOf = (slug: string) =>
  collections[slug as CollectionSlug].config.access as Record<string, unknown>

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

async function without<T>(slug: string, index: number, ask: () => Promise<T>): Promise<T> {
  const { visibility } = collections[slug as CollectionSlug].config.custom
  const rules = visibility as VisibilityRule[]
  const [rule] = rules.splice(index, 1)
  try {
    return await ask()
  } finally {
    rules.splice(index, 0, rule!)
  }
}

describe('a missing visibility rule', () => {
  const rules = Object.values(collections).flatMap(({ config: { slug, custom } }) =>
    (custom?.visibility ?? []).map(({ fields }, index) => ({ slug, index, fields: fields.join(', ') })),
  )

  it.each(rules)('is noticed: $slug, $fields', async ({ slug, index }) => {
    expect(await without(slug, index, () => areAsExpected(slug))).toBe(false)
  })

  it.each([
    ['posts', 'hidden'],
    ['articles', '_status'],
  ])('is noticed for pictures: %s, %s', async (slug, field) => {
    const { index } = rules.find((rule) => rule.slug === slug && rule.fields.includes(field))!
    expect(await without(slug, index, () => areAsExpected('media'))).toBe(false)
  })
})

describe('the forum without its own read rule', () => {
  it.each(['forum-topics', 'forum-comments'] as const)('is noticed: %s', async (slug) => {
    const original = table[slug].read
    for (const read of [
      [visible, own, staff],
      [members, staff],
    ]) {
      table[slug].read = read
      try {
        expect(await areAsExpected(slug)).toBe(false)
      } finally {
        table[slug].read = original
      }
    }
  })
})

describe('a changed rule of a global', () => {
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
  ])('is noticed: %s with %j', async (name, slug, rules) => {
    const { access } = globals.config.find((global) => global.slug === slug)!
    expect(await withRules(access, rules, () => areStatusesAsExpected(name))).toBe(false)
  })
})

describe('a changed rule of an internal Payload collection', () => {
  const operations = { post: 'create', get: 'read', patch: 'update', delete: 'delete' } as const
  const mutants = internalCalls.flatMap(({ slug, name, rights }) => {
    const operation = operations[name.split(' ')[0] as keyof typeof operations]
    const isForStaff = rights.statuses[4] < 400
    return [
      { slug, name, rights, rule: 'opened', rules: { [operation]: anyOf(everyone) } },
      ...(isForStaff ? [{ slug, name, rights, rule: 'closed', rules: { [operation]: anyOf(nobody) } }] : []),
    ]
  })

  /** Calls that another rule guards too, with that rule. */
  const heldTwice: Record<string, string> = {
    'get /payload-locked-documents: opened': 'the guard: no list for everybody',
    'get /payload-preferences: opened': 'the guard: no list for everybody',
    'get /payload-preferences/:id: opened': 'reads what is of the caller, without asking the rule',
    'get /payload-preferences/:id: closed': 'reads what is of the caller, without asking the rule',
    'delete /payload-preferences/:id: opened': 'closed by its name',
  }

  it.each(mutants)(
    'is noticed unless held twice: $name, $rule',
    async ({ slug, name, rights, rule, rules }) => {
      const isAsExpected = () => areStatusesAsExpected(name, rights)
      expect(await withRules(accessOf(slug), rules, isAsExpected)).toBe(`${name}: ${rule}` in heldTwice)
    },
  )

  it('is noticed when other staff may read preferences', async () => {
    const rules = { read: anyOf(staff) }
    expect(await withRules(accessOf('payload-preferences'), rules, seesPreferencesOfOthers)).toBe(true)
  })
})
