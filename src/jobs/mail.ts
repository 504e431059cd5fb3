import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { nodemailerAdapter } from '@payloadcms/email-nodemailer'
import nodemailer from 'nodemailer'
import type { EmailAdapter } from 'payload'
import { env } from '#env'
import { createLogger } from '../logger'

const sender = {
  defaultFromAddress: env.MAIL_FROM ?? 'noreply@localhost',
  defaultFromName: 'Bulgari v Germania',
}

/** Without SMTP_URL every email becomes an .eml file in data/outbox. */
export const mailer = (): Promise<EmailAdapter> | EmailAdapter =>
  env.SMTP_URL
    ? nodemailerAdapter({ ...sender, transport: nodemailer.createTransport(env.SMTP_URL), skipVerify: true })
    : outbox

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
