import type { CollectionConfig } from 'payload'
import { closed } from '#access/table'
import { PUSH_ADDRESS_MAX } from '#domain/notifications/push-limits'
import { pushEndpoints } from './endpoints/notifications/push-subscriptions'

/**
 * A browser in which a member is told while the site is closed (docs/decisions/095-push.md). It is told as long as the
 * session lasts in which it asked.
 */
export const PushSubscriptions: CollectionConfig = {
  slug: 'push-subscriptions',
  access: closed,
  admin: { hidden: true },
  endpoints: pushEndpoints,
  lockDocuments: false,
  fields: [
    { name: 'account', type: 'relationship', relationTo: 'users', index: true },
    { name: 'session', type: 'text', required: true, index: true },
    /** Given by the browser: the address of its push service. */
    { name: 'endpoint', type: 'text', required: true, unique: true, maxLength: PUSH_ADDRESS_MAX },
    { name: 'p256dh', type: 'text', required: true },
    { name: 'auth', type: 'text', required: true },
    /** The key of ours that this subscription was made with. */
    { name: 'signingKey', type: 'text', required: true, index: true },
    { name: 'failures', type: 'number', required: true, defaultValue: 0 },
  ],
}
