import { emailTexts } from '#texts/notifications/emails'
import { letterTexts as texts } from '#texts/directory/letters'
import type { WrittenEmail } from '#jobs/email/compose-email'
import { emailLayout, escaped, look, oneLine } from '#jobs/email/email-layout'

type Links = { name: string; correct: string; changed: string; stop: string }

/** Without a name in the greeting: the address was listed by somebody. */
export function writeRecheck({ name: listed, correct, changed, stop }: Links): WrittenEmail {
  const name = oneLine(listed)
  const subject = texts.subject(name)
  const greeting = emailTexts.greeting('')
  const text = [
    greeting,
    texts.lead(name),
    `${texts.correct}: ${correct}`,
    `${texts.changed}: ${changed}`,
    `${texts.reason}\n${texts.stop}: ${stop}`,
    emailTexts.signature,
  ].join('\n\n')
  const body = `<p>${escaped(greeting)}</p>
<p>${escaped(texts.lead(name))}</p>
<p><a href="${escaped(correct)}" ${look.button}>${escaped(texts.correct)}</a></p>
<p><a href="${escaped(changed)}" ${look.link}>${escaped(texts.changed)}</a></p>
<p ${look.small}>${escaped(texts.reason)}<br>
<a href="${escaped(stop)}" ${look.link}>${escaped(texts.stop)}</a></p>`
  return { subject, text, html: emailLayout({ subject, body }) }
}
