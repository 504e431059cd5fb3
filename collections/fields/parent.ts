import type { CollectionSlug, RelationshipField } from 'payload'
import { nobodyField } from '#access/staff'

type Parent = { name: string; of: CollectionSlug; label: string }

/** Cannot be changed; deleted with its parent (the migration `community`). */
export const parent = ({ name, of, label }: Parent): RelationshipField => ({
  name,
  type: 'relationship',
  relationTo: of,
  label,
  required: true,
  index: true,
  access: { update: nobodyField },
})
