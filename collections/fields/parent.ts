import type { CollectionSlug, RelationshipField } from 'payload'
import { nobodyField } from '#access/staff'

type Parent = { name: string; of: CollectionSlug; label: string }

/** What a comment or a like belongs to, for good; with it they go (the migration `community`). */
export const parent = ({ name, of, label }: Parent): RelationshipField => ({
  name,
  type: 'relationship',
  relationTo: of,
  label,
  required: true,
  index: true,
  access: { update: nobodyField },
})
