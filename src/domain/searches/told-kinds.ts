import type { ItemKind } from '#domain/item-kinds'

/** Of which saved searches tell. */
export const toldKinds = [
  'apartments',
  'small-ads',
  'services',
  'stores',
  'events',
  'forum-topics',
] as const satisfies readonly ItemKind[]
export type ToldKind = (typeof toldKinds)[number]

export const isToldKind = (kind: string): kind is ToldKind => toldKinds.some((one) => one === kind)
