import type { ItemKind } from '#domain/item-kinds'
import { kinds } from '#domain/kinds'
import { areaName } from '#texts/kinds'

type Step = { name: string; path: string }
type Way = { kind: ItemKind; steps: readonly Step[]; siteUrl: string }

/** The way to an item, from the list of its kind. */
export const breadcrumbs = ({ kind, steps, siteUrl }: Way): Record<string, unknown> => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: areaName(kind), path: kinds[kind].route }, ...steps].map(
    ({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(path, siteUrl).href,
    }),
  ),
})
