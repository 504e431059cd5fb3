import type { CollectionConfig } from 'payload'
import { closed } from '#access/table'

/** Per address, whether or not an account has it (docs/decisions/023-sign-in.md). */
export const SignInAttempts: CollectionConfig = {
  slug: 'sign-in-attempts',
  access: closed,
  admin: { hidden: true },
  endpoints: false,
  lockDocuments: false,
  timestamps: false,
  fields: [
    { name: 'addressHash', type: 'text', required: true, unique: true },
    { name: 'count', type: 'number', required: true },
    { name: 'expiresAt', type: 'date', required: true, index: true },
  ],
}
