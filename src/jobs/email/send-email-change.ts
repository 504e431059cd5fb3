import type { PayloadRequest } from 'payload'
import {
  type ChangeLink,
  type EmailChange,
  openChange,
  putLink,
} from '#database/statements/account/email-changes'
import { isTaken } from '#database/statements/account/held-addresses'
import { countTry, giveTryBack, type Place } from '#database/statements/account/sign-in-attempts'
import { maskedEmail } from '#domain/account/masked-email'
import { tokenOfLetter } from '#domain/account/letter-secret'
import { routes } from '#domain/routes'
import { env } from '#env'
import { type EmailWords, emailTexts } from '#texts/notifications/emails'
import { writeEmail } from './compose-email'
import { type Letter, letterTask } from './letter-task'

type Order = { change: string; link: ChangeLink }
type Work = { change: EmailChange; letter: Letter; req: PayloadRequest }

/** Looks here, after the response, whether somebody has the address. */
export const sendEmailChange = letterTask<Order>({
  slug: 'sendEmailChange',
  inputSchema: [
    { name: 'change', type: 'text', required: true },
    { name: 'link', type: 'select', options: ['confirm', 'undo'], required: true },
  ],
  send: async ({ input: { change: id, link }, letter, req }) => {
    const change = await openChange(req, { id, link })
    if (change) await (link === 'undo' ? tellFormer : askNew)({ change, letter, req })
  },
})

/** Whoever asks: nobody fills a stranger's mailbox. */
async function askNew(work: Work) {
  const { change, letter, req } = work
  const { accountId, toEmail: email } = change
  const place: Place = { limit: 'emailChange', of: [email] }
  if ((await countTry(req, place)).isOver) return
  try {
    if (await isTaken(req, { email, accountId })) await write(letter, email, emailTexts.addressTaken)
    else await sendLink({ ...work, link: 'confirm', to: email, words: emailTexts.confirmNewEmail })
  } catch (error) {
    await giveTryBack(req, place)
    throw error
  }
}

const tellFormer = (work: Work) =>
  sendLink({
    ...work,
    link: 'undo',
    to: work.change.fromEmail,
    words: emailTexts.undoEmail({ email: maskedEmail(work.change.toEmail) }),
  })

const pages = { confirm: routes.changeEmail, undo: routes.undoEmail }

type Sending = Work & { link: ChangeLink; to: string; words: EmailWords }

async function sendLink({ change: { id }, letter, req, link, to, words }: Sending) {
  const { token, hash } = tokenOfLetter({ letterId: letter.id, secret: env.PAYLOAD_SECRET ?? '' })
  if (await putLink(req, { id, link, hash })) await write(letter, to, words, pages[link](token))
}

/** Without the name: a stranger may have typed the address. */
const write = (letter: Letter, to: string, words: EmailWords, path?: string) =>
  letter.deliver({ to, ...writeEmail({ words, link: path && `${env.SITE_URL}${path}` }) })
