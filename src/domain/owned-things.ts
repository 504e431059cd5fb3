/**
 * What happens to what a member made, when the account goes. `anonymise`: it stays, without an owner. `remove`: it
 * goes too. `editorial`: it stays without an owner when a member of staff made it for the site, otherwise it goes.
 */
type Fate = 'anonymise' | 'remove' | 'editorial'

/** A line for each collection with an `owner`; a test fails when one is missing. In the order in which they go. */
export const ownedThings = {
  notifications: 'remove',
  favorites: 'remove',
  'post-likes': 'remove',
  'forum-topic-likes': 'remove',
  'event-registrations': 'remove',
  'admin-messages': 'remove',
  services: 'remove',
  apartments: 'remove',
  'small-ads': 'remove',
  events: 'editorial',
  // Written for others, who have answered and kept the address.
  posts: 'anonymise',
  'post-comments': 'anonymise',
  'forum-categories': 'anonymise',
  'forum-topics': 'anonymise',
  'forum-comments': 'anonymise',
  articles: 'anonymise',
  // Known to everybody, and nobody's own.
  contacts: 'anonymise',
  stores: 'anonymise',
  embassies: 'anonymise',
  reports: 'anonymise',
  // After what shows them.
  documents: 'editorial',
  media: 'editorial',
} as const satisfies Record<string, Fate>

type Owned = keyof typeof ownedThings

export function thingsToRemove({ isStaff }: { isStaff: boolean }): Owned[] {
  const goes: Record<Fate, boolean> = { remove: true, anonymise: false, editorial: !isStaff }
  return (Object.keys(ownedThings) as Owned[]).filter((name) => goes[ownedThings[name]])
}

export function thingsToAnonymise({ isStaff }: { isStaff: boolean }): Owned[] {
  const removed = new Set(thingsToRemove({ isStaff }))
  return (Object.keys(ownedThings) as Owned[]).filter((name) => !removed.has(name))
}
