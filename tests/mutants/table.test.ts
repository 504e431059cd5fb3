import type { CollectionSlug } from 'payload'
import { expect, it } from 'vitest'
import { everyone, nobody, type Rule } from '#access/rules'
import { type Operation, type Slug, table } from '#access/table'
import { areAsExpected, slugs } from '../support/access/rights'
import { getTestPayload } from '../support/rest'

const { collections } = await getTestPayload()
const opened = 'opened'

const mutants = slugs.flatMap((slug) =>
  (['create', 'read', 'update', 'delete'] as const).flatMap((operation) =>
    flips(table[slug as Slug][operation])
      .filter(({ name }) => !(name === opened && operation === 'read' && isWhollyVisible(slug)))
      .map((flip) => ({ slug, operation, ...flip })),
  ),
)

it.each(mutants)('notices $slug, $operation: $name', async ({ slug, operation, rules }) => {
  const row = table[slug as Slug] as Record<Operation, Rule[]>
  const original = row[operation]
  row[operation] = rules
  try {
    expect(await areAsExpected(slug)).toBe(false)
  } finally {
    row[operation] = original
  }
})

it.each(slugs)('notices nothing when unchanged: %s', async (slug) => {
  expect(await areAsExpected(slug)).toBe(true)
})

/** Opening it to everybody would change nothing. */
function isWhollyVisible(slug: string): boolean {
  return collections[slug as CollectionSlug].config.custom?.visibility?.length === 0
}

function flips(rules: Rule[]): { name: string; rules: Rule[] }[] {
  const open = rules.includes(everyone) ? [] : [{ name: opened, rules: [everyone] }]
  const shut = rules.includes(nobody) ? [] : [{ name: 'closed', rules: [nobody] }]
  const without = rules.map((rule, index) => ({
    name: `without rule ${index + 1}`,
    rules: rules.filter((other) => other !== rule),
  }))
  return [...open, ...shut, ...(rules.length > 1 ? without : [])]
}
