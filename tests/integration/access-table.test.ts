import { describe, expect, it } from 'vitest'
import { everyone, nobody, type Rule } from '#access/rules'
import { type Operation, type Slug, table } from '#access/table'
import { expectedRights, expectedRightsIn } from '../support/access/expected'
import { rightsTo } from '../support/access/outcomes'
import { samples } from '../support/access/samples'
import { getTestPayload } from '../support/rest'

const slugs = Object.keys(expectedRights)
const states = slugs.flatMap((slug) =>
  Object.keys(samples[slug]?.states ?? {}).map((state) => ({ slug, state })),
)
const rightsOf = (slug: string) => rightsTo({ slug, sample: samples[slug]! })
async function rightsIn({ slug, state }: { slug: string; state: string }) {
  const { isForumOpen = false, ...other } = samples[slug]?.states?.[state] ?? {}
  await letVisitorsRead(isForumOpen)
  try {
    return await rightsTo({ slug, sample: { ...samples[slug]!, ...other } })
  } finally {
    await letVisitorsRead(false)
  }
}
async function letVisitorsRead(forumPublicRead: boolean) {
  const payload = await getTestPayload()
  await payload.updateGlobal({ slug: 'site', data: { forumPublicRead } })
}

/** Tables of the server itself: no call reaches them, whoever makes it. */
const closed = ['mail-tokens', 'sign-in-attempts', 'signing-keys', 'staff-codes']

describe('права по колекции', () => {
  it.each(slugs)('%s', async (slug) => {
    expect(await rightsOf(slug)).toEqual(expectedRights[slug])
  })

  it.each(states)('$slug: $state', async ({ slug, state }) => {
    expect(await rightsIn({ slug, state })).toEqual(expectedRightsIn[slug]?.[state])
  })

  it('няма колекция извън таблицата и няма състояние без ред', async () => {
    const { collections } = await getTestPayload()
    const ours = Object.keys(collections).filter((slug) => !slug.startsWith('payload-'))
    expect(ours.sort()).toEqual([...slugs, ...closed].sort())
    const stated = Object.entries(expectedRightsIn).flatMap(([slug, rights]) =>
      Object.keys(rights).map((state) => ({ slug, state })),
    )
    expect(stated).toEqual(states)
  })
})

/** Takes minutes: `npm run test:mutants`. */
describe.runIf(process.env.ACCESS_FLIPS)('обърнато правило се забелязва', () => {
  const cells = slugs.flatMap((slug) =>
    (['create', 'read', 'update', 'delete'] as const).flatMap((operation) =>
      flips(table[slug as Slug][operation]).map((flip) => ({ slug, operation, ...flip })),
    ),
  )

  it.each(cells)(
    '$slug, $operation: $name',
    async ({ slug, operation, rules }) => {
      const row = table[slug as Slug] as Record<Operation, Rule[]>
      const original = row[operation]
      row[operation] = rules
      try {
        expect(await isNoticed(slug)).toBe(true)
      } finally {
        row[operation] = original
      }
    },
    120_000,
  )
})

/** A rule so wrong that not even the sample can be made is noticed as well. */
async function isNoticed(slug: string): Promise<boolean> {
  try {
    if (!equals(await rightsOf(slug), expectedRights[slug])) return true
    for (const one of states.filter((state) => state.slug === slug))
      if (!equals(await rightsIn(one), expectedRightsIn[slug]?.[one.state])) return true
    return false
  } catch {
    return true
  }
}

/** Opened to everybody, closed to all, and each rule alone left out. */
function flips(rules: Rule[]): { name: string; rules: Rule[] }[] {
  const opened = rules.includes(everyone) ? [] : [{ name: 'отворено', rules: [everyone] }]
  const shut = rules.includes(nobody) ? [] : [{ name: 'затворено', rules: [nobody] }]
  const without = rules.map((rule, index) => ({
    name: `без ${index + 1}`,
    rules: rules.filter((other) => other !== rule),
  }))
  return [...opened, ...shut, ...(rules.length > 1 ? without : [])]
}

const equals = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
