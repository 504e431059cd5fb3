import type { ItemKind } from '#domain/kinds'
import { OWN_ITEMS_MAX } from '#domain/limits'

type Item = { id: string; kind: ItemKind; createdAt: string }

/**
 * The newest of each kind as the browser knows them, and below them the older ones, which only the page that was
 * drawn for the member brought along.
 */
export function withOlder<T extends Item>(newest: readonly T[], drawn: readonly T[]): T[] {
  const oldestOf = (kind: ItemKind) => {
    const known = newest.filter((item) => item.kind === kind)
    return known.length < OWN_ITEMS_MAX ? null : known.at(-1)!
  }
  const older = drawn.filter(({ id, kind, createdAt }) => {
    const oldest = oldestOf(kind)
    return oldest && createdAt <= oldest.createdAt && !newest.some((item) => item.id === id)
  })
  return [...newest, ...older]
}
