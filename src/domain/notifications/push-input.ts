import { z } from 'zod'
import '#domain/web/jitless'
import { PUSH_ADDRESS_MAX } from '#domain/notifications/push-limits'
import { isPointOfCurve } from './browser-keys'

const encoded = (length: number) =>
  z.string('required').regex(new RegExp(`^[\\w-]{${length}}={0,2}$`), 'browserKey')
const endpoint = z.string('required').min(1, 'required').max(PUSH_ADDRESS_MAX, `max:${PUSH_ADDRESS_MAX}`)

/** What `PushSubscription.toJSON()` gives, and the key of ours it was made with (RFC 8291: 65 and 16 bytes). */
export const pushInput = z.object({
  endpoint,
  keys: z.object({ p256dh: encoded(87).refine(isPointOfCurve, 'browserKey'), auth: encoded(22) }, 'required'),
  signingKey: z.string('required').max(100, 'max:100'),
})
export const pushAddressInput = z.object({ endpoint })
