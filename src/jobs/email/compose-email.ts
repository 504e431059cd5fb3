import { nameInEmail } from '#domain/account/name-in-email'
import { emailTexts, type EmailWords } from '#texts/notifications/emails'
import { escaped, look, emailLayout } from './email-layout'

/** No name for an unconfirmed address: a stranger may have typed both. */
type Email = { words: EmailWords; name?: string; link?: string }
export type WrittenEmail = { subject: string; text: string; html: string }

export function writeEmail({ words, name, link }: Email): WrittenEmail {
  const { subject, lead, quote, button, note } = words
  const greeting = emailTexts.greeting(nameInEmail(name))
  const parts = [greeting, lead, quote, link, note, emailTexts.signature]
  const text = parts.filter((part) => part !== undefined).join('\n\n')
  const body = [
    `<p>${escaped(greeting)}</p>`,
    `<p>${escaped(lead)}</p>`,
    quote === undefined ? '' : `<p ${look.quote}>${escaped(quote)}</p>`,
    link && button ? linked({ link, button }) : '',
    `<p>${escaped(note)}</p>`,
  ]
  return { subject, text, html: emailLayout({ subject, body: body.filter(Boolean).join('\n') }) }
}

const linked = ({ link, button }: { link: string; button: string }) =>
  `<p><a href="${escaped(link)}" ${look.button}>${escaped(button)}</a></p>
<p ${look.small}>${escaped(emailTexts.copyLink)}<br>${escaped(link)}</p>`
