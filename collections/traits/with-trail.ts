import type { CollectionConfig } from 'payload'
import { admins, staff } from '#access/staff'
import { type Slug, table } from '#access/table'
import { keepTrailOfChange, keepTrailOfDeletion, notePublic } from '#hooks/trail/keep-trail'
import { add } from './addition'

/** Wherever staff write with rights that members lack (docs/decisions/066-trail.md). */
export function withTrail(config: CollectionConfig): CollectionConfig {
  if (!staffWrite(config.slug)) return config
  const hasDrafts = typeof config.versions === 'object' && Boolean(config.versions.drafts)
  return add(config, {
    hooks: {
      beforeChange: hasDrafts ? [notePublic] : [],
      afterChange: [keepTrailOfChange],
      afterDelete: [keepTrailOfDeletion],
    },
  })
}

const isKnown = (slug: string): slug is Slug => Object.hasOwn(table, slug)

function staffWrite(slug: string): boolean {
  if (!isKnown(slug)) return false
  const { create, update, delete: remove } = table[slug]
  return [...create, ...update, ...remove].some((rule) => rule === staff || rule === admins)
}
