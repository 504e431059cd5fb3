import type { RelationshipField } from 'payload'
import { nobodyField, staffField } from '#access/staff'

/** The creator, whatever the request says. Optional, so that an account can be deleted. */
export const owner = (label: string): RelationshipField => ({
  name: 'owner',
  type: 'relationship',
  relationTo: 'users',
  label,
  index: true,
  access: { read: staffField, create: nobodyField, update: nobodyField },
  admin: { position: 'sidebar', readOnly: true },
  hooks: {
    beforeChange: [({ operation, req, value }) => (operation === 'create' && req.user ? req.user.id : value)],
  },
})
