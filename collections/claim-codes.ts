import type { CollectionConfig } from 'payload'
import { closed } from '#access/table'
import { nobodyField } from '#access/staff'
import { directoryKinds } from '#domain/directory/directory-kinds'

/** Codes sent to the listed address of an entry: one for each member and entry, only its hash. */
export const ClaimCodes: CollectionConfig = {
  slug: 'claim-codes',
  access: closed,
  admin: { hidden: true },
  endpoints: false,
  lockDocuments: false,
  indexes: [{ fields: ['account', 'itemId'], unique: true }],
  fields: [
    { name: 'account', type: 'relationship', relationTo: 'users' },
    { name: 'itemKind', type: 'select', options: [...directoryKinds], required: true },
    { name: 'itemId', type: 'text', required: true },
    { name: 'codeHash', type: 'text', required: true, hidden: true, access: { read: nobodyField } },
    { name: 'tries', type: 'number', required: true, defaultValue: 0 },
    { name: 'expiresAt', type: 'date', required: true, index: true },
  ],
}
