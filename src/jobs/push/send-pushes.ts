import type { Payload, PayloadRequest, TaskConfig } from 'payload'
import { type PushKey, pushKeys } from '#database/statements/notifications/push-keys'
import {
  countFailures,
  countSuccesses,
  forgetPhones,
  phonesToTell,
  type PhoneToTell,
} from '#database/statements/notifications/push-subscriptions'
import { PUSHES_AT_ONCE } from '#domain/notifications/push-limits'
import type { NoticeKind } from '#domain/notifications/notice-kinds'
import { endOfQuiet } from '#domain/notifications/quiet-hours'
import type { PhoneMessage } from '#texts/notifications/phone-message'
import { type About, asOfNow } from './as-of-now'
import { deliverPush, type PushOutcome } from './deliver-push'

/** `kind` null: asked for by the member, who is told at any hour. */
type Order = {
  subscriptions: string[]
  kind?: NoticeKind | null
  message: PhoneMessage
  about?: About | null
  attempt?: number
}
type Outcome = PushOutcome & { id: string }

const retryMinutes = [1, 5, 30]

/**
 * Wishes, quiet hours, the session and what has become of the matter count when it is sent. Told twice after a crash, the
 * second replaces the first.
 */
export const sendPushes: TaskConfig<{ input: Order; output: object }> = {
  slug: 'sendPushes',
  inputSchema: [
    { name: 'subscriptions', type: 'json', required: true },
    { name: 'kind', type: 'text' },
    { name: 'message', type: 'json', required: true },
    { name: 'about', type: 'json' },
    { name: 'attempt', type: 'number' },
  ],
  retries: { attempts: 2, backoff: { type: 'exponential', delay: 5_000 } },
  handler: async ({ input, req }) => {
    const message = await asOfNow(req, input)
    if (message) await send(req, input, message)
    return { output: {} }
  },
}

async function send(req: PayloadRequest, order: Order, message: PhoneMessage): Promise<void> {
  const { subscriptions: ids, kind = null } = order
  const { payload } = req
  const awake: PhoneToTell[] = []
  const silent = new Map<string, string[]>()
  const now = new Date()
  for (const phone of await phonesToTell(req, { ids, kind })) {
    const until = kind && endOfQuiet(phone, now)?.toISOString()
    if (!until) awake.push(phone)
    else if (phone.waitsForMorning) silent.set(until, [...(silent.get(until) ?? []), phone.id])
  }
  const means = { keys: await pushKeys(payload), message, logger: payload.logger }
  await settle(req, order, await tellAll(awake, means))
  for (const [until, subscriptions] of silent)
    await queueAgain(req, { ...order, subscriptions }, new Date(until))
}

type Means = { keys: Map<string, PushKey>; message: PhoneMessage; logger: Payload['logger'] }

/** A few at a time: one slow service holds back only a part. */
async function tellAll(phones: readonly PhoneToTell[], means: Means): Promise<Outcome[]> {
  const waiting = [...phones]
  const outcomes: Outcome[] = []
  const work = async () => {
    for (let phone = waiting.shift(); phone; phone = waiting.shift())
      outcomes.push({ id: phone.id, ...(await tell(phone, means)) })
  }
  await Promise.all(Array.from({ length: PUSHES_AT_ONCE }, work))
  return outcomes
}

/** Never throws: the others of the order are told all the same, and once. */
async function tell(phone: PhoneToTell, { keys, message, logger }: Means): Promise<PushOutcome> {
  const key = keys.get(phone.signingKey)
  if (!key) return { outcome: 'gone' }
  try {
    return await deliverPush({ phone, key, message })
  } catch (err) {
    logger.error({ msg: 'push could not be sent', err })
    return { outcome: 'failed' }
  }
}

async function settle(req: PayloadRequest, { attempt = 0, ...order }: Order, outcomes: readonly Outcome[]) {
  const those = (outcome: PushOutcome['outcome']) => outcomes.filter((one) => one.outcome === outcome)
  const [taken, gone, failed] = [idsOf(those('taken')), idsOf(those('gone')), idsOf(those('failed'))]
  if (taken.length > 0) await countSuccesses(req, taken)
  if (gone.length > 0) await forgetPhones(req, gone)
  if (failed.length === 0) return
  await countFailures(req, failed)
  const answers = [...new Set(those('failed').map(({ status }) => status))]
  req.payload.logger.warn({ msg: 'push was not taken', phones: failed.length, answers, attempt })
  const minutes = retryMinutes[attempt]
  if (minutes === undefined) return
  const again = { ...order, subscriptions: failed, attempt: attempt + 1 }
  await queueAgain(req, again, new Date(Date.now() + minutes * 60_000))
}

const idsOf = (outcomes: readonly Outcome[]) => outcomes.map(({ id }) => id)

const queueAgain = (req: PayloadRequest, input: Order, waitUntil: Date) =>
  req.payload.jobs.queue({ task: 'sendPushes', queue: 'pushes', input, waitUntil, req })
