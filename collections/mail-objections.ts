import type { CollectionConfig } from 'payload'
import { closed } from '#access/table'

/** Addresses that want no letters about entries, as hashes; never deleted. */
export const MailObjections: CollectionConfig = {
  slug: 'mail-objections',
  access: closed,
  admin: { hidden: true },
  endpoints: false,
  lockDocuments: false,
  fields: [{ name: 'addressHash', type: 'text', required: true, unique: true }],
}
