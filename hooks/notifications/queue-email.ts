import type { PayloadRequest } from 'payload'
import type { EmailMessage } from '#domain/notifications/email-messages'
import type { emailTexts } from '#texts/notifications/emails'

type Sent<Name extends EmailMessage> = {
  req: PayloadRequest
  message: Name
  to: { email: string; name: string }
  values: Parameters<(typeof emailTexts)[Name]>[0]
}

/** In the caller's transaction: on rollback nothing is sent. */
export const queueEmail = <Name extends EmailMessage>({ req, message, to, values }: Sent<Name>) =>
  req.payload.jobs.queue({ task: 'sendMessage', queue: 'mail', input: { message, ...to, values }, req })
