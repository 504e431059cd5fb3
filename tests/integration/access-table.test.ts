import { describe, expect, it } from 'vitest'
import { everyone, nobody, type Rule } from '#access/rules'
import { type Operation, type Slug, table } from '#access/table'
import { expectedRights, expectedUnseenRights } from '../support/access/expected'
import { rightsTo } from '../support/access/outcomes'
import { samples } from '../support/access/samples'
import { getTestPayload } from '../support/rest'

const slugs = Object.keys(expectedRights)
const seenBy = (slug: string) => rightsTo({ slug, sample: samples[slug]! })
const unseenBy = (slug: string) => rightsTo({ slug, sample: samples[slug]!, make: samples[slug]!.makeUnseen })

/** Tables of the server itself: no call reaches them, whoever makes it. */
const closed = ['mail-tokens', 'sign-in-attempts', 'signing-keys']

describe('права по колекции', () => {
  it.each(slugs)('%s', async (slug) => {
    expect(await seenBy(slug)).toEqual(expectedRights[slug])
  })

  it.each(Object.keys(expectedUnseenRights))('%s, докато не е публично', async (slug) => {
    expect(await unseenBy(slug)).toEqual(expectedUnseenRights[slug])
  })

  it('няма колекция извън таблицата и няма непублично състояние без ред', async () => {
    const { collections } = await getTestPayload()
    const ours = Object.keys(collections).filter((slug) => !slug.startsWith('payload-'))
    expect(ours.sort()).toEqual([...slugs, ...closed].sort())
    const withUnseen = slugs.filter((slug) => samples[slug]?.makeUnseen)
    expect(Object.keys(expectedUnseenRights).sort()).toEqual(withUnseen.sort())
  })
})

/** Takes minutes: `ACCESS_FLIPS=on npx vitest run --project integration tests/integration/access-table.test.ts`. */
describe.runIf(process.env.ACCESS_FLIPS)('обърнато правило се забелязва', () => {
  const cells = slugs.flatMap((slug) =>
    (['create', 'read', 'update', 'delete'] as const).flatMap((operation) =>
      flips(table[slug as Slug][operation]).map((flip) => ({ slug, operation, ...flip })),
    ),
  )

  it.each(cells)('$slug, $operation: $name', async ({ slug, operation, rules }) => {
    const row = table[slug as Slug] as Record<Operation, Rule[]>
    const original = row[operation]
    row[operation] = rules
    try {
      expect(await isNoticed(slug)).toBe(true)
    } finally {
      row[operation] = original
    }
  })
})

/** A rule so wrong that not even the sample can be made is noticed as well. */
async function isNoticed(slug: string): Promise<boolean> {
  try {
    const unseen = expectedUnseenRights[slug]
    if (!equals(await seenBy(slug), expectedRights[slug])) return true
    return Boolean(unseen) && !equals(await unseenBy(slug), unseen)
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
