import type { CollectionConfig } from 'payload'
import { closed } from '#access/table'

/** Links that were sent by mail: each works once, until it expires, and only its hash is known here. */
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
