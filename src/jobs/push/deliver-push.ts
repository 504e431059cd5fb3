import { createHash } from 'node:crypto'
import http from 'node:http'
import https from 'node:https'
import webpush from 'web-push'
import type { PushKey } from '#database/statements/notifications/push-keys'
import type { PushSubscription } from '#database/statements/notifications/push-subscriptions'
import {
  PUSH_ANSWER_MAX_BYTES,
  PUSH_ANSWER_SECONDS,
  PUSH_KEPT_HOURS,
} from '#domain/notifications/push-limits'
import { canEncryptTo } from '#domain/notifications/browser-keys'
import { isPushAddress } from '#domain/notifications/push-services'
import { env } from '#env'
import type { PhoneMessage } from '#texts/notifications/phone-message'
import { publicLookup } from './public-lookup'

/** `gone`: this subscription will never work again. `status`: what the service answered, 0 for nothing. */
export type PushOutcome = { outcome: 'taken' | 'gone' | 'failed'; status?: number }

type Delivery = { phone: PushSubscription; key: PushKey; message: PhoneMessage }

/** Whom a push service may write to about us (RFC 8292). */
const contact = () =>
  env.SITE_URL.startsWith('https:') ? env.SITE_URL : `mailto:${env.MAIL_FROM ?? 'noreply@localhost'}`

/** A waiting message about the same thing is replaced at the service: at most 32 letters (RFC 8030). */
const topicOf = (tag: string) => createHash('sha256').update(tag).digest('base64url').slice(0, 32)

export async function deliverPush({ phone, key, message }: Delivery): Promise<PushOutcome> {
  if (!isPushAddress(phone.endpoint, env.PUSH_SERVICES) || !canEncryptTo(phone)) return { outcome: 'gone' }
  const { endpoint, p256dh, auth } = phone
  const request = webpush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(message),
    {
      vapidDetails: { subject: contact(), publicKey: key.publicKey, privateKey: key.privateKey },
      TTL: PUSH_KEPT_HOURS * 60 * 60,
      topic: topicOf(message.tag),
    },
  )
  const status = await statusOf(request)
  return { outcome: outcomeOf(status), status }
}

/** What else a service refuses may be a fault of ours: the clock, a key, the contact. */
const GONE = [404, 410]

function outcomeOf(status: number): PushOutcome['outcome'] {
  if (status >= 200 && status < 300) return 'taken'
  return GONE.includes(status) ? 'gone' : 'failed'
}

type Request = ReturnType<typeof webpush.generateRequestDetails>

/**
 * 0 without an answer. Redirections are answers like any other: nothing follows them. A connection that was kept
 * and that the service has closed meanwhile says nothing about the service: then it is asked again.
 */
function statusOf(details: Request): Promise<number> {
  const { endpoint, method, headers, body } = details
  const { request } = endpoint.startsWith('https:') ? https : http
  const lookup = env.PUSH_SERVICES.mayBeLocal ? undefined : publicLookup
  const signal = AbortSignal.timeout(PUSH_ANSWER_SECONDS * 1000)
  return new Promise((resolve) => {
    const sent = request(endpoint, { method, headers, lookup, signal }, (answer) => {
      let bytes = 0
      answer.on('data', (part: Buffer) => (bytes += part.length) > PUSH_ANSWER_MAX_BYTES && answer.destroy())
      answer.once('close', () => resolve(answer.statusCode ?? 0))
    })
    sent.once('error', ({ code }: NodeJS.ErrnoException) =>
      resolve(sent.reusedSocket && code === 'ECONNRESET' ? statusOf(details) : 0),
    )
    sent.end(body)
  })
}
