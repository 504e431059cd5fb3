import { emailMessages, type EmailMessage } from '#domain/notifications/email-messages'
import { routes } from '#domain/routes'
import { env } from '#env'
import { type EmailWords, emailTexts } from '#texts/notifications/emails'
import { writeEmail } from './compose-email'
import { letterTask } from './letter-task'

type Order = { message: EmailMessage; email: string; name: string; values?: unknown }

/** To addresses that a stranger may have typed, so without the name. */
const toAnybody: readonly EmailMessage[] = [
  'noticeReceived',
  'noticeDecided',
  'changeDecided',
  'emailChanged',
  'emailMoved',
  'emailTakenBack',
]

const linkOf: Partial<Record<EmailMessage, string>> = {
  newDevice: routes.security,
  passwordChanged: routes.forgotPassword,
  emailChangeAsked: routes.security,
  emailMoved: routes.security,
  emailRestored: routes.forgotPassword,
  codesOn: routes.devices,
  codesOff: routes.devices,
  codesReset: routes.devices,
  recoveryCodesMade: routes.devices,
  recoveryCodeUsed: routes.devices,
  roleChanged: routes.home,
  suspended: routes.profile,
  suspensionEnded: routes.home,
}

/** The page that one letter is about; null where the account is gone. */
const decisionOf = (values: unknown): string | undefined => {
  const { id } = (values ?? {}) as { id?: string | null }
  return id ? routes.decision(id) : undefined
}

const aboutDecisions: readonly EmailMessage[] = ['reasonsGiven', 'appealDecided']

/** The input holds address and text, because the account may be deleted before the job runs. */
export const sendMessage = letterTask<Order>({
  slug: 'sendMessage',
  inputSchema: [
    { name: 'message', type: 'select', options: [...emailMessages], required: true },
    { name: 'email', type: 'text', required: true },
    { name: 'name', type: 'text', required: true },
    { name: 'values', type: 'json' },
  ],
  send: async ({ input: { message, email, name, values }, letter }) => {
    const wordsOf = emailTexts[message] as (values: unknown) => EmailWords
    const path = aboutDecisions.includes(message) ? decisionOf(values) : linkOf[message]
    const written = writeEmail({
      words: wordsOf(values),
      name: toAnybody.includes(message) ? undefined : name,
      link: path && `${env.SITE_URL}${path}`,
    })
    await letter.deliver({ to: email, ...written })
  },
})
