import type { PayloadRequest } from 'payload'
import { subscriptionIds } from '#database/statements/notifications/push-subscriptions'
import type { NewNotification, Told } from '#database/statements/notifications/write-notifications'
import { PUSHES_PER_JOB } from '#domain/notifications/push-limits'
import { kindOf } from '#domain/notifications/notice-kinds'
import { phoneMessage } from '#texts/notifications/phone-message'
import { emailOf, queueMemberEmail, queueMemberEmails } from './queue-member-email'

type Telling = {
  notification: NewNotification
  told: readonly Told[]
  /** False for what has an email of its own. */
  isEmailed?: boolean
}

/** On phones and by email, to who wants it there. In the caller's transaction: on rollback nothing is sent. */
export async function tellElsewhere(
  req: PayloadRequest,
  { notification, told, isEmailed = true }: Telling,
): Promise<void> {
  await queuePushes(req, { notification, to: membersWho(told, 'onPhone') })
  const email = isEmailed ? emailOf(notification) : null
  const to = email ? membersWho(told, 'byEmail') : []
  if (email && to.length === 1) await queueMemberEmail(req, { to: to[0]!, ...email })
  else if (email && to.length > 1) await queueMemberEmails(req, { to, ...email })
}

const membersWho = (told: readonly Told[], place: 'onPhone' | 'byEmail') =>
  told.filter((one) => one[place]).map(({ member }) => member)

type Pushes = { notification: NewNotification; to: readonly string[] }

async function queuePushes(req: PayloadRequest, { notification, to }: Pushes) {
  const ids = to.length > 0 ? await subscriptionIds(req, to) : []
  const { type, data } = notification
  const order = { kind: kindOf[type], message: phoneMessage(notification), about: { type, data } }
  for (let start = 0; start < ids.length; start += PUSHES_PER_JOB) {
    const subscriptions = ids.slice(start, start + PUSHES_PER_JOB)
    await req.payload.jobs.queue({
      task: 'sendPushes',
      queue: 'pushes',
      input: { subscriptions, ...order },
      req,
    })
  }
}
