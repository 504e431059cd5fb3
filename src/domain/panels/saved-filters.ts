import { subYears } from 'date-fns/subYears'
import { UNCHECKED_YEARS } from '#domain/limits'
import { type MessageType, messageTypes } from '#domain/account/admin-message-input'

type Condition = Record<string, Record<string, string>>

const approval = (state: string): Condition => ({ approval: { equals: state } })
const status = (state: string): Condition => ({ status: { equals: state } })

const ofTypes = Object.fromEntries(
  messageTypes.map((type) => [type, (): Condition => ({ messageType: { equals: type } })]),
) as Record<MessageType, () => Condition>

/** Conditions that staff ask for every day, each with the words of a `where` in the address. */
const conditions = {
  waiting: () => approval('pending'),
  approved: () => approval('approved'),
  returned: () => approval('rejected'),
  hidden: () => ({ hidden: { equals: 'true' } }),
  held: () => ({ isHeld: { equals: 'true' } }),
  expired: (now: Date) => ({ expiresAt: { less_than: now.toISOString() } }),
  current: (now: Date) => ({ expiresAt: { greater_than: now.toISOString() } }),
  upcoming: () => status('upcoming'),
  past: () => status('completed'),
  published: () => ({ _status: { equals: 'published' } }),
  drafts: () => ({ _status: { equals: 'draft' } }),
  appealed: () => ({ appealState: { equals: 'pending' } }),
  notAppealed: () => ({ appealState: { equals: 'none' } }),
  undecided: () => status('pending'),
  upheld: () => status('approved'),
  dismissed: () => status('rejected'),
  unread: () => status('unread'),
  inactive: () => ({ isActive: { equals: 'false' } }),
  pinned: () => ({ isPinned: { equals: 'true' } }),
  locked: () => ({ isLocked: { equals: 'true' } }),
  staff: () => ({ role: { in: 'admin,moderator' } }),
  suspended: (now: Date) => ({ suspendedUntil: { greater_than: now.toISOString() } }),
  unchecked: (now: Date) => ({ verifiedAt: { less_than: subYears(now, UNCHECKED_YEARS).toISOString() } }),
  bounced: () => ({ addressBounced: { equals: 'true' } }),
  neverChecked: () => ({ verifiedAt: { exists: 'false' } }),
  ...ofTypes,
} satisfies Record<string, (now: Date) => Condition>

export type SavedFilterName = keyof typeof conditions

/** „?where[approval][equals]=pending“. */
export function filterQuery(name: SavedFilterName, now: Date): string {
  const condition = conditions[name](now)
  const query = new URLSearchParams()
  for (const [field, rule] of Object.entries(condition))
    for (const [operator, value] of Object.entries(rule)) query.set(`where[${field}][${operator}]`, value)
  return `?${query}`
}

type Where = Record<string, unknown> | undefined

/** Whether a list shows just this condition; moments differ by when they were asked. */
export function isFilteredBy(where: Where, name: SavedFilterName, now: Date): boolean {
  const condition: Condition = conditions[name](now)
  const fields = Object.keys(condition)
  if (!where || Object.keys(where).length !== fields.length) return false
  return fields.every((field) => {
    const given = where[field]
    if (typeof given !== 'object' || given === null) return false
    return Object.entries(condition[field]!).every(([operator, value]) => {
      const asked = String((given as Record<string, unknown>)[operator] ?? '')
      return isMoment(value) ? isMoment(asked) : asked === value
    })
  })
}

const isMoment = (value: string) => /^\d{4}-\d\d-\d\dT/.test(value)
