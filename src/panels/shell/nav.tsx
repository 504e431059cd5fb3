import { getTranslation } from '@payloadcms/translations'
import { EntityType, groupNavItems } from '@payloadcms/ui/shared'
import type { ServerProps } from 'payload'
import { NavFrame } from './nav-frame'
import { NavLinks, type NavGroup } from './nav-links'

type NavProps = Required<Pick<ServerProps, 'i18n' | 'payload' | 'permissions' | 'visibleEntities'>>

export function Nav({ i18n, payload, permissions, visibleEntities }: NavProps) {
  const { collections, globals } = payload.config
  const entities = [
    ...collections
      .filter(({ slug }) => visibleEntities.collections.includes(slug))
      .map((entity) => ({ type: EntityType.collection as const, entity })),
    ...globals
      .filter(({ slug }) => visibleEntities.globals.includes(slug))
      .map((entity) => ({ type: EntityType.global as const, entity })),
  ]
  const groups = groupNavItems(entities, permissions, i18n).map((group): NavGroup => ({
    label: group.label,
    links: group.entities.map(({ slug, type, label }) => ({
      slug,
      path: `/${type}/${slug}`,
      label: getTranslation(label, i18n),
    })),
  }))
  return (
    <NavFrame>
      <NavLinks groups={groups} />
    </NavFrame>
  )
}
