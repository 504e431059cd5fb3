import type { PayloadRequest, TaskConfig } from 'payload'
import {
  type ChangeLink,
  type EmailChange,
  openChange,
  putLink,
} from '#database/statements/account/email-changes'
import { isTaken } from '#database/statements/account/held-addresses'
import { countTry, giveTryBack, type Place } from '#database/statements/account/sign-in-attempts'
import { maskedEmail } from '#domain/account/masked-email'
import { newSecretToken } from '#domain/account/secret-token'
import { routes } from '#domain/routes'
import { env } from '#env'
import { type EmailWords, emailTexts } from '#texts/notifications/emails'
import { writeEmail } from './compose-email'
import { deliver } from './deliver'

type Order = { change: string; link: ChangeLink }
type Work = { change: EmailChange; req: PayloadRequest }

/** Looks here, after the response, whether somebody has the address. A second attempt makes another link. */
export const sendEmailChange: TaskConfig<{ input: Order; output: object }> = {
  slug: 'sendEmailChange',
  inputSchema: [
    { name: 'change', type: 'text', required: true },
    { name: 'link', type: 'select', options: ['confirm', 'undo'], required: true },
  ],
  retries: { attempts: 4, backoff: { type: 'exponential', delay: 5_000 } },
  handler: async ({ input: { change: id, link }, req }) => {
    const change = await openChange(req, { id, link })
    if (change) await (link === 'undo' ? tellFormer({ change, req }) : askNew({ change, req }))
    return { output: {} }
  },
}

/** Whoever asks: nobody fills a stranger's mailbox. */
async function askNew({ change, req }: Work) {
  const { accountId, toEmail: email } = change
  const place: Place = { limit: 'emailChange', of: [email] }
  if ((await countTry(req, place)).isOver) return
  try {
    if (await isTaken(req, { email, accountId })) await write(req, email, emailTexts.addressTaken)
    else await sendLink({ change, req, link: 'confirm', to: email, words: emailTexts.confirmNewEmail })
  } catch (error) {
    await giveTryBack(req, place)
    throw error
  }
}

const tellFormer = ({ change, req }: Work) =>
  sendLink({
    change,
    req,
    link: 'undo',
    to: change.fromEmail,
    words: emailTexts.undoEmail({ email: maskedEmail(change.toEmail) }),
  })

const pages = { confirm: routes.changeEmail, undo: routes.undoEmail }

type Sending = Work & { link: ChangeLink; to: string; words: EmailWords }

async function sendLink({ change: { id }, req, link, to, words }: Sending) {
  const { token, hash } = newSecretToken()
  if (await putLink(req, { id, link, hash })) await write(req, to, words, pages[link](token))
}

/** Without the name: a stranger may have typed the address. */
const write = (req: PayloadRequest, to: string, words: EmailWords, path?: string) =>
  deliver(req, { to, ...writeEmail({ words, link: path && `${env.SITE_URL}${path}` }) })
