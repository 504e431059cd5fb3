import { letterName } from '#domain/account/name-in-email'
import { mailTexts, type LetterWords } from '#texts/notifications/emails'
import { escaped, look, sheet } from './sheet'

/** A letter to an address that nobody has confirmed greets without a name: a stranger may have typed both. */
type Letter = { words: LetterWords; name?: string; link?: string }
export type WrittenLetter = { subject: string; text: string; html: string }

/** One thing to say and at most one link to follow, as plain text and as HTML with the same words. */
export function writeLetter({ words, name, link }: Letter): WrittenLetter {
  const { subject, lead, quote, button, note } = words
  const greeting = mailTexts.greeting(letterName(name))
  const parts = [greeting, lead, quote, link, note, mailTexts.signature]
  const text = parts.filter((part) => part !== undefined).join('\n\n')
  const body = [
    `<p>${escaped(greeting)}</p>`,
    `<p>${escaped(lead)}</p>`,
    quote === undefined ? '' : `<p style="${look.quote}">${escaped(quote)}</p>`,
    link && button ? linked({ link, button }) : '',
    `<p>${escaped(note)}</p>`,
  ]
  return { subject, text, html: sheet({ subject, body: body.filter(Boolean).join('\n') }) }
}

const linked = ({ link, button }: { link: string; button: string }) =>
  `<p><a href="${escaped(link)}" style="${look.button}">${escaped(button)}</a></p>
<p style="${look.small}">${escaped(mailTexts.copyLink)}<br>${escaped(link)}</p>`
