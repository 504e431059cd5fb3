import { describe, expect, it } from 'vitest'
import { expectedRights } from '#support/access/expected'
import { expectedFields } from '#support/access/expected-fields'
import { expectedReach, isAsked, namesOf, reach } from '#support/access/field-outcomes'
import { guardedFields, operations } from '#support/access/guarded-fields'
import { callers } from '#support/access/outcomes'
import { offers, panelOf } from '#support/access/panel-fields'

const letters = { read: 'r', create: 'c', update: 'u' }
type Asked = Omit<Parameters<typeof reach>[0], 'names'>
/** Writing is checked only for callers whom the collection allows to write; the mutants check the others. */
const mayAtAll = ({ slug, operation, caller }: Asked) =>
  isAsked({ slug, operation, caller }) &&
  (operation === 'read' || expectedRights[slug]![caller].includes(letters[operation]))

const sorted = (names: string[]) => [...names].sort()

describe('field access', () => {
  it.each([...Object.keys(expectedRights), 'globals/site'])(
    'lets every caller reach only the expected fields of %s',
    async (slug) => {
      const found: Record<string, string[]> = {}
      const expected: Record<string, string[]> = {}
      for (const operation of operations) {
        const names = namesOf(slug, operation)
        for (const caller of callers.filter((caller) => mayAtAll({ slug, operation, caller }))) {
          const asked = { slug, operation, caller, names }
          found[`${caller} ${operation}`] = await reach(asked)
          expected[`${caller} ${operation}`] = expectedReach(asked)
        }
      }
      expect(found).toEqual(expected)
    },
  )

  it.each(['moderator', 'admin'] as const)(
    'offers %s in the panel exactly the allowed fields',
    async (as) => {
      const panel = await panelOf(as)
      const cells = Object.keys(expectedFields).flatMap((slug) =>
        operations.flatMap((operation) =>
          namesOf(slug, operation).map((path) => ({ slug, operation, path })),
        ),
      )
      const nameOf = ({ slug, operation, path }: (typeof cells)[number]) => `${slug} ${path} ${operation}`
      const offered = cells.filter((cell) => offers(panel, cell))
      const allowed = cells.filter(
        ({ slug, operation, path }) =>
          expectedReach({ slug, operation, caller: as, names: [path] }).length > 0,
      )
      expect(offered.map(nameOf)).toEqual(allowed.map(nameOf))
    },
  )

  it('lists every field with an access rule, and no other', () => {
    const guarded = guardedFields.map(({ slug, path, access }) =>
      [slug, path, ...operations.filter((operation) => access[operation])].join(' '),
    )
    const stated = Object.entries(expectedFields).flatMap(([slug, fields]) =>
      Object.entries(fields).map(([path, rights]) =>
        [slug, path, ...operations.filter((operation) => operation in rights)].join(' '),
      ),
    )
    expect(sorted(guarded)).toEqual(sorted(stated))
  })
})
