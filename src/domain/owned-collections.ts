import { type ItemKind, itemKinds } from './item-kinds'
import { type Fate, kinds } from './kinds'

/** Owned, but not items: personal data is removed, what others have answered is anonymised. */
const noItems = {
  notifications: 'remove',
  favorites: 'remove',
  blocks: 'remove',
  'saved-searches': 'remove',
  'post-likes': 'remove',
  'forum-topic-likes': 'remove',
  'forum-comment-likes': 'remove',
  'event-registrations': 'remove',
  'admin-messages': 'remove',
  statements: 'remove',
  'directory-requests': 'remove',
  'post-comments': 'anonymise',
  'forum-categories': 'anonymise',
  'forum-comments': 'anonymise',
  reports: 'anonymise',
} as const satisfies Record<string, Fate>

type Owned = keyof typeof noItems | ItemKind | 'media'

/**
 * When an account is deleted, in this order. `anonymise` keeps the document without its owner, `editorial` does so only
 * when staff made it. A test fails when a collection with an `owner` is missing.
 */
export const ownedCollections: Record<Owned, Fate> = {
  ...noItems,
  ...(Object.fromEntries(itemKinds.map((kind) => [kind, kinds[kind].leaves])) as Record<ItemKind, Fate>),
  // After the documents that show them.
  media: 'editorial',
}

export function collectionsToRemove({ isStaff }: { isStaff: boolean }): Owned[] {
  const goes: Record<Fate, boolean> = { remove: true, anonymise: false, editorial: !isStaff }
  return (Object.keys(ownedCollections) as Owned[]).filter((name) => goes[ownedCollections[name]])
}

export function collectionsToAnonymise({ isStaff }: { isStaff: boolean }): Owned[] {
  const removed = new Set(collectionsToRemove({ isStaff }))
  return (Object.keys(ownedCollections) as Owned[]).filter((name) => !removed.has(name))
}
