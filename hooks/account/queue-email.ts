import type { PayloadRequest } from 'payload'
import type { MailMessage } from '#domain/notifications/email-messages'
import type { mailTexts } from '#texts/notifications/emails'

type Sent<Name extends MailMessage> = {
  req: PayloadRequest
  message: Name
  to: { email: string; name: string }
  values: Parameters<(typeof mailTexts)[Name]>[0]
}

/** In the caller's transaction: rolled back, nothing is sent. */
export const queueMessage = <Name extends MailMessage>({ req, message, to, values }: Sent<Name>) =>
  req.payload.jobs.queue({ task: 'sendMessage', queue: 'mail', input: { message, ...to, values }, req })
