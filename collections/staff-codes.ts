import type { CollectionConfig } from 'payload'
import { closed } from '#access/closed'
import { nobodyField } from '#access/staff'

const secret = { hidden: true, access: { read: nobodyField } }

/**
 * With what a member of staff makes one-time codes (docs/decisions/040-staff-codes.md). A table of its own, because
 * Payload writes accounts back whole; only src/database/statements/account/staff-codes.ts works with it.
 */
export const StaffCodes: CollectionConfig = {
  slug: 'staff-codes',
  access: closed,
  admin: { hidden: true },
  endpoints: false,
  lockDocuments: false,
  fields: [
    { name: 'account', type: 'relationship', relationTo: 'users', unique: true },
    { name: 'sealedSecret', type: 'text', required: true, ...secret },
    // Empty until a first code has shown that the app has the secret.
    { name: 'confirmedAt', type: 'date' },
    // Of the last code that was accepted: neither it nor an older one is accepted again.
    { name: 'lastStep', type: 'number' },
    // Hashes; the used ones are gone.
    { name: 'recoveryHashes', type: 'json', required: true, defaultValue: [], ...secret },
  ],
}
