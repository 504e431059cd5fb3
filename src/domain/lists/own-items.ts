import type { ItemKind } from '#domain/item-kinds'
import { OWN_ITEMS_MAX } from '#domain/limits'

type Item = { id: string; kind: ItemKind; createdAt: string }

/** The browser knows only the newest of each kind; older ones come with the page that was rendered for the member. */
export function withOlder<T extends Item>(newest: readonly T[], rendered: readonly T[]): T[] {
  const oldestOf = (kind: ItemKind) => {
    const known = newest.filter((item) => item.kind === kind)
    return known.length < OWN_ITEMS_MAX ? null : known.at(-1)!
  }
  const older = rendered.filter(({ id, kind, createdAt }) => {
    const oldest = oldestOf(kind)
    return oldest && createdAt <= oldest.createdAt && !newest.some((item) => item.id === id)
  })
  return [...newest, ...older]
}
