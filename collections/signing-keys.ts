import type { CollectionConfig } from 'payload'
import { closed } from '#access/table'
import { nobodyField } from '#access/staff'
import { keyPurposes } from '#domain/account/signing-keys'

export const SigningKeys: CollectionConfig = {
  slug: 'signing-keys',
  access: closed,
  admin: { hidden: true },
  endpoints: false,
  lockDocuments: false,
  fields: [
    { name: 'purpose', type: 'select', required: true, defaultValue: 'tokens', options: [...keyPurposes] },
    { name: 'kid', type: 'text', required: true, unique: true },
    { name: 'publicKey', type: 'json', required: true },
    { name: 'privateKey', type: 'text', required: true, hidden: true, access: { read: nobodyField } },
    { name: 'signsFrom', type: 'date', required: true },
    { name: 'retiresAt', type: 'date' },
  ],
}
