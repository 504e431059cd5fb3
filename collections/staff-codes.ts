import type { CollectionConfig } from 'payload'
import { closed } from '#access/table'
import { nobodyField } from '#access/staff'

const secret = { hidden: true, access: { read: nobodyField } }

/** A separate table, because Payload writes accounts back whole (docs/decisions/040-staff-codes.md). */
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
    // Of the last accepted code; it and older ones are refused.
    { name: 'lastStep', type: 'number' },
    // Hashes of unused codes.
    { name: 'recoveryHashes', type: 'json', required: true, defaultValue: [], ...secret },
  ],
}
