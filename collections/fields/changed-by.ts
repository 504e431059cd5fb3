import type { RelationshipField } from 'payload'
import { nobodyField, staffField } from '#access/staff'

/** Who saved last, so that each version says whose it is; a job changes nothing about that. */
export const changedBy = (label: string): RelationshipField => ({
  name: 'changedBy',
  type: 'relationship',
  relationTo: 'users',
  label,
  index: true,
  access: { create: nobodyField, read: staffField, update: nobodyField },
  admin: { hidden: true, disableListColumn: true, disableListFilter: true },
  hooks: { beforeChange: [({ req, value }) => req.user?.id ?? value] },
})
