import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { nodemailerAdapter } from '@payloadcms/email-nodemailer'
import nodemailer from 'nodemailer'
import type { EmailAdapter } from 'payload'
import { env } from '#env'
import { emailTexts } from '#texts/notifications/emails'
import { createLogger } from '../logger'

/** As all of our letters give them. */
type Headers = Record<string, string>

const sender = {
  defaultFromAddress: env.MAIL_FROM ?? 'noreply@localhost',
  defaultFromName: emailTexts.sender,
}

/** Without SMTP_URL every email becomes an .eml file in data/outbox. */
export const mailer = async (): Promise<EmailAdapter> => {
  if (!env.SMTP_URL) return automatic(outbox)
  const transport = nodemailer.createTransport(env.SMTP_URL)
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
