import type { CollectionConfig } from 'payload'
import { closed } from '#access/table'

/**
 * A member's change of address: it waits for the new address to be confirmed, then the former one stays theirs until it
 * can no longer be undone (docs/decisions/079-change-of-email.md). One waits at a time, by an index of the database.
 */
export const EmailChanges: CollectionConfig = {
  slug: 'email-changes',
  access: closed,
  admin: { hidden: true },
  endpoints: false,
  lockDocuments: false,
  fields: [
    { name: 'account', type: 'relationship', relationTo: 'users', index: true },
    { name: 'fromEmail', type: 'text', required: true, index: true },
    { name: 'toEmail', type: 'text', required: true },
    // Of the last link sent: while it waits to the new address, then to the former one.
    { name: 'tokenHash', type: 'text', unique: true },
    { name: 'changedAt', type: 'date' },
    { name: 'expiresAt', type: 'date', required: true, index: true },
  ],
}
