import { type ItemKind, itemKinds } from './item-kinds'
import { type Fate, kinds } from './kinds'

/** Owned, but no item: what belongs to one person goes with them, what others have answered stays without a name. */
const noItems = {
  notifications: 'remove',
  favorites: 'remove',
  'post-likes': 'remove',
  'forum-topic-likes': 'remove',
  'event-registrations': 'remove',
  'admin-messages': 'remove',
  'post-comments': 'anonymise',
  'forum-categories': 'anonymise',
  'forum-comments': 'anonymise',
  reports: 'anonymise',
} as const satisfies Record<string, Fate>

type Owned = keyof typeof noItems | ItemKind | 'media'

/**
 * What happens to what a member made, when the account goes. `anonymise`: it stays, without an owner. `remove`: it
 * goes too. `editorial`: it stays without an owner when a member of staff made it for the site, otherwise it goes. A
 * test fails when a collection with an `owner` is missing. In the order in which they go.
 */
export const ownedThings: Record<Owned, Fate> = {
  ...noItems,
  ...(Object.fromEntries(itemKinds.map((kind) => [kind, kinds[kind].leaves])) as Record<ItemKind, Fate>),
  // After what shows them.
  media: 'editorial',
}

export function thingsToRemove({ isStaff }: { isStaff: boolean }): Owned[] {
  const goes: Record<Fate, boolean> = { remove: true, anonymise: false, editorial: !isStaff }
  return (Object.keys(ownedThings) as Owned[]).filter((name) => goes[ownedThings[name]])
}

export function thingsToAnonymise({ isStaff }: { isStaff: boolean }): Owned[] {
  const removed = new Set(thingsToRemove({ isStaff }))
  return (Object.keys(ownedThings) as Owned[]).filter((name) => !removed.has(name))
}
