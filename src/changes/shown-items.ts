import type { PagedKind } from '#domain/kinds'
import type { Change } from './change'

/** The page of one item, which also has cards of others like it. */
export type ItemPage = { kind: PagedKind; route: string }

/** The slugs of the items that a page names in its links: itself, and those on its cards. */
export const slugsIn = (text: string, { route }: ItemPage): Set<string> =>
  new Set(Array.from(text.matchAll(new RegExp(`${route}/([a-z0-9-]+)`, 'g')), ([, slug]) => slug!))

/**
 * Whether a change of an item shows on the page. One that only would be on a card now comes there with the next drawing,
 * within minutes: nothing that the page says is wrong until then.
 */
export function concerns(change: Change, { kind, shown }: { kind: PagedKind; shown: ReadonlySet<string> }) {
  if (change.collection !== kind) return true
  return [change.before, change.after].some(
    (side) => side && (side.slug === undefined || shown.has(side.slug)),
  )
}
