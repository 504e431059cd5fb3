import type { ItemKind } from './item-kinds'
import { type KindColumn, kinds, kindsBy, type KindIcon, type KindsWith } from './kinds'
import { type ContactKind, routes } from './routes'

const contactAreas = [
  { key: 'doctors', icon: 'stethoscope', category: 'doctor' },
  { key: 'lawyers', icon: 'scale', category: 'lawyer' },
] as const satisfies { key: string; icon: string; category: ContactKind }[]
type ContactArea = (typeof contactAreas)[number]

export type AreaKey = KindColumn<'area'> | ContactArea['key']
export type TileKey = KindColumn<'area', KindsWith<'hasTile'>> | ContactArea['key']
export type AreaIcon = KindIcon | ContactArea['icon']
export type SiteArea<Key = AreaKey> = {
  key: Key
  kind: ItemKind
  route: string
  icon: AreaIcon
  category?: ContactKind
}

function areasOf(kind: ItemKind): SiteArea[] {
  const { area, route, icon } = kinds[kind]
  if (area) return [{ key: area as AreaKey, kind, route, icon }]
  return contactAreas.map(({ category, ...rest }) => ({
    ...rest,
    kind,
    category,
    route: routes.contactsOf(category),
  }))
}

export const menuAreas: readonly SiteArea[] = kindsBy('menu').flatMap(areasOf)

export const siteAreas = menuAreas.filter(({ kind }) => kinds[kind].hasTile) as readonly SiteArea<TileKey>[]
