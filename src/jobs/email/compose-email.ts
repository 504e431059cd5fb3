import { nameInEmail } from '#domain/account/name-in-email'
import type { EmailKind } from '#domain/notifications/email-kinds'
import { emailKindTexts } from '#texts/notifications/email-kinds'
import { emailTexts, type EmailWords } from '#texts/notifications/emails'
import { escaped, look, emailLayout } from './email-layout'

/** No name for an unconfirmed address: a stranger may have typed both. */
type Email = { words: EmailWords; name?: string; link?: string; footer?: Footer }
/** Why it was sent, and the way out. */
export type Footer = { text: string; html: string }
export type WrittenEmail = { subject: string; text: string; html: string }

export function writeEmail({ words, name, link, footer }: Email): WrittenEmail {
  const { subject, lead, quote, button, note } = words
  const greeting = emailTexts.greeting(nameInEmail(name))
  const labelled = link && button ? `${button}: ${link}` : link
  const parts = [greeting, lead, quote, labelled, note, footer?.text, emailTexts.signature]
  const text = parts.filter((part) => part !== undefined).join('\n\n')
  const body = [
    `<p>${escaped(greeting)}</p>`,
    `<p>${escaped(lead)}</p>`,
    quote === undefined ? '' : `<p ${look.quote}>${escaped(quote)}</p>`,
    link && button ? linked({ link, button }) : '',
    note === undefined ? '' : `<p>${escaped(note)}</p>`,
    footer?.html ?? '',
  ]
  return { subject, text, html: emailLayout({ subject, body: body.filter(Boolean).join('\n') }) }
}

const linked = ({ link, button }: { link: string; button: string }) =>
  `<p><a href="${escaped(link)}" ${look.button}>${escaped(button)}</a></p>
<p ${look.address}>${escaped(emailTexts.copyLink)}<br>${escaped(link)}</p>`

export function unsubscribeFooter({ kind, page }: { kind: EmailKind; page: string }): Footer {
  const { reason, unsubscribe } = emailKindTexts[kind]
  return {
    text: `${reason}\n${unsubscribe}: ${page}`,
    html: `<p ${look.small}>${escaped(reason)}<br>
<a href="${escaped(page)}" ${look.link}>${escaped(unsubscribe)}</a></p>`,
  }
}
