import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { nodemailerAdapter } from '@payloadcms/email-nodemailer'
import nodemailer from 'nodemailer'
import type { EmailAdapter } from 'payload'
import { MAIL_CONNECT_SECONDS, MAIL_SILENCE_SECONDS } from '#domain/notifications/mail-limits'
import { env } from '#env'
import { emailTexts } from '#texts/notifications/emails'
import { createLogger } from '../logger'

/** As all of our letters give them. */
type Headers = Record<string, string>

const sender = {
  defaultFromAddress: env.MAIL_FROM ?? 'noreply@localhost',
  defaultFromName: emailTexts.sender,
}

const patience = {
  connectionTimeout: MAIL_CONNECT_SECONDS,
  greetingTimeout: MAIL_CONNECT_SECONDS,
  dnsTimeout: MAIL_CONNECT_SECONDS,
  socketTimeout: MAIL_SILENCE_SECONDS,
}

/** What the address says itself counts. Nodemailer reads its options from there alone. */
export function withPatience(address: string): string {
  const url = new URL(address)
  for (const [name, seconds] of Object.entries(patience))
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(seconds * 1_000))
  return url.href
}

/** Without SMTP_URL every email becomes an .eml file in data/outbox. */
export const mailer = async (): Promise<EmailAdapter> => {
  if (!env.SMTP_URL) return automatic(outbox)
  const transport = nodemailer.createTransport(withPatience(env.SMTP_URL))
  return automatic(await nodemailerAdapter({ ...sender, transport, skipVerify: true }))
}

/** RFC 3834: an absence note must not answer it. */
const automatic =
  (adapter: EmailAdapter): EmailAdapter =>
  (given) => {
    const { sendEmail, ...known } = adapter(given)
    return {
      ...known,
      sendEmail: (message) => {
        const headers = { ...(message.headers as Headers), 'Auto-Submitted': 'auto-generated' }
        return sendEmail({ ...message, headers })
      },
    }
  }

const outbox: EmailAdapter = () => ({
  name: 'outbox',
  ...sender,
  sendEmail: async (message) => {
    const from = message.from ?? `${sender.defaultFromName} <${sender.defaultFromAddress}>`
    const composer = nodemailer.createTransport({ streamTransport: true, buffer: true })
    const { message: eml } = await composer.sendMail({ ...message, from })
    const folder = path.join(env.DATA_DIR, 'outbox')
    await mkdir(folder, { recursive: true })
    const file = path.join(
      folder,
      `${new Date().toISOString().replace(/[:.]/g, '-')}-${crypto.randomUUID()}.eml`,
    )
    await writeFile(file, eml as Buffer)
    createLogger('mail').info({ msg: 'mail written to the outbox', file: path.basename(file) })
  },
})
