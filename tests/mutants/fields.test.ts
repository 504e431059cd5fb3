import type { FieldAccess } from 'payload'
import { describe, expect, it } from 'vitest'
import { expectedReach, isAsked, reach, Refused } from '../support/access/field-outcomes'
import { guardedFields, type Operation, operations } from '../support/access/guarded-fields'
import { callers } from '../support/access/outcomes'
import { offers, panelOf } from '../support/access/panel-fields'

const heldForApproval = 'what members create waits for approval anyway (`holdForApproval`)'

/** Changes without effect, because another rule holds too. */
const heldTwice: Record<string, string> = {
  'services, approval, create: opened': heldForApproval,
  'contacts, approval, create: opened': heldForApproval,
  'apartments, approval, create: opened': heldForApproval,
  'forum-comments, clientKey, create: opened': 'a visitor cannot comment at all (`requireParent`)',
  'reports, reporterEmail, read: opened':
    'Payload fills it after it has asked the rule, so it is taken away later (`hideReporterEmail`)',
}

type Cell = { slug: string; path: string; operation: Operation; name: string; flip: FieldAccess }
const nameOf = ({ slug, path, operation, name }: Cell) => `${slug}, ${path}, ${operation}: ${name}`

const flips: { name: string; flip: FieldAccess }[] = [
  { name: 'opened', flip: () => true },
  { name: 'closed', flip: () => false },
]

const owner = { id: 'owner', role: 'user' }
const five = [null, { id: 'member', role: 'user' }, owner, { role: 'moderator' }, { role: 'admin' }]

const isSame = (rule: FieldAccess, flip: FieldAccess): boolean =>
  five.every((user) => {
    const args = { req: { user }, doc: { id: owner.id, owner: owner.id } }
    return rule(args as never) === flip(args as never)
  })

const cells: Cell[] = guardedFields.flatMap(({ slug, path, access }) =>
  operations.flatMap((operation) =>
    flips
      .filter(({ flip }) => access[operation] && !isSame(access[operation], flip))
      .map((flip) => ({ slug, path, operation, ...flip })),
  ),
)

describe('an inverted field rule', () => {
  it.each(cells.map((cell) => [nameOf(cell), cell] as const))(
    'is noticed unless held twice: %s',
    async (name, cell) => {
      const { places, access } = guardedFields.find(
        ({ slug, path }) => slug === cell.slug && path === cell.path,
      )!
      for (const place of places) place.access = { ...access, [cell.operation]: cell.flip }
      try {
        expect(await isNoticed(cell)).toBe(!(name in heldTwice))
      } finally {
        for (const place of places) place.access = access
      }
    },
  )

  it('includes those held twice', () => {
    expect(cells.map(nameOf)).toEqual(expect.arrayContaining(Object.keys(heldTwice)))
  })
})

const rules = new Map(cells.map((cell) => [nameOf({ ...cell, name: 'unchanged' }), cell] as const))

describe('an unchanged field rule', () => {
  it.each([...rules])('is not noticed: %s', async (_, cell) => {
    expect(await isNoticed(cell)).toBe(false)
  })
})

/** A change shows in what a caller reaches, in a new refusal or in what the panels offer. */
const isNoticed = async (cell: Cell) => (await isReached(cell)) || (await isOffered(cell))

async function isReached({ slug, path, operation }: Cell): Promise<boolean> {
  for (const caller of callers.filter((caller) => isAsked({ slug, operation, caller }))) {
    const asked = { slug, operation, caller, names: [path] }
    const found = await reach(asked).catch(refused)
    if (`${found}` !== `${expectedReach(asked)}`) return true
  }
  return false
}

function refused(error: unknown): string[] {
  if (error instanceof Refused) return ['refused']
  throw error
}

async function isOffered({ slug, path, operation }: Cell): Promise<boolean> {
  for (const caller of ['moderator', 'admin'] as const) {
    const isOffered = offers(await panelOf(caller), { slug, path, operation })
    const isAllowed = expectedReach({ slug, operation, caller, names: [path] }).length > 0
    if (isOffered !== isAllowed) return true
  }
  return false
}
