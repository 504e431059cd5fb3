import { isMembersPurpose } from '#domain/files/pictures'

/** What staff have done, as the trail names it (docs/decisions/066-trail.md). */
export const trailActions = [
  'create',
  'update',
  'delete',
  'publish',
  'unpublish',
  'hide',
  'show',
  'approve',
  'reject',
  'uphold',
  'dismiss',
  'confirmOwner',
  'refuseOwner',
  'endOwner',
  'merge',
  'reply',
  'import',
  'undoImport',
  'role',
  'suspend',
  'liftSuspension',
  'signOut',
  'resetCodes',
  'sendAgain',
] as const
export type TrailAction = (typeof trailActions)[number]

/** Without values where these are a person's, or differ in their form only. */
export type TrailChange = { field: string; before?: string | null; after?: string | null }

export type TrailLine = {
  actor: string
  actorRole: 'admin' | 'moderator'
  action: TrailAction
  /** Of a collection or a global. */
  subject: string
  documentId: string
  title: string | null
  /** Whose item it is, or the account itself. */
  member: string | null
  changes: TrailChange[]
  reason: string | null
}

type Turn = readonly [field: string, after: string | null, action: TrailAction]

/** The first that fits. */
const turns: readonly Turn[] = [
  ['approval', 'approved', 'approve'],
  ['approval', 'rejected', 'reject'],
  ['status', 'approved', 'uphold'],
  ['status', 'rejected', 'dismiss'],
  ['hidden', 'true', 'hide'],
  ['hidden', 'false', 'show'],
  ['_status', 'published', 'publish'],
  ['_status', 'draft', 'unpublish'],
]

/** What an edit amounts to. */
export function actionOf(changes: readonly TrailChange[]): TrailAction {
  if (changes.some(({ field }) => field === 'role')) return 'role'
  const turn = turns.find(([name, value]) =>
    changes.some(({ field, after }) => field === name && after === value),
  )
  return turn?.[2] ?? 'update'
}

/** Of these collections only states are told: the rest is about a person. */
export const aboutPeople: readonly string[] = ['users', 'admin-messages', 'notices', 'event-registrations']

/** Where staff also speak as members, and then leave no trail: in what is their own. */
const asMembersToo: readonly string[] = [
  'admin-messages',
  'event-registrations',
  'forum-comments',
  'forum-topics',
  'media',
  'post-comments',
  'posts',
  'reports',
  'small-ads',
  'users',
]

/** Pictures of the editors' library are nobody's own, whoever uploaded them. */
export const isAsMember = (slug: string, { purpose }: { purpose?: unknown }): boolean =>
  asMembersToo.includes(slug) && (slug !== 'media' || isMembersPurpose(purpose))
