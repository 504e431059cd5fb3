import type { CollectionConfig } from 'payload'
import { closed } from '#access/table'

/** Links sent by email: each works once, until it expires; only the hash is stored. */
export const MailTokens: CollectionConfig = {
  slug: 'mail-tokens',
  access: closed,
  admin: { hidden: true },
  endpoints: false,
  lockDocuments: false,
  fields: [
    { name: 'purpose', type: 'select', options: ['resetPassword', 'confirmEmail'], required: true },
    { name: 'tokenHash', type: 'text', required: true, unique: true },
    { name: 'account', type: 'relationship', relationTo: 'users', index: true },
    { name: 'expiresAt', type: 'date', required: true, index: true },
  ],
}
