import { mailTexts, type LetterWords } from '#texts/mail'

type Letter = { words: LetterWords; name: string; link?: string }
export type WrittenLetter = { subject: string; text: string; html: string }

/** Colours of the site's paper, ink and primary; a mail knows no style sheets. */
const look = {
  page: 'margin:0;padding:24px 12px;background:#faf6ee;color:#1f1c16;font:17px/1.5 Arial,Helvetica,sans-serif',
  sheet:
    'max-width:520px;margin:0 auto;padding:28px;background:#fffefb;border:1px solid #e2dac8;border-radius:12px',
  brand: 'margin:0 0 20px;font:bold 20px Georgia,serif;color:#12573d',
  button:
    'display:inline-block;padding:14px 22px;border-radius:8px;background:#12573d;color:#ffffff;font-weight:bold;text-decoration:none',
  quote: 'margin:0;padding:4px 0 4px 16px;border-left:4px solid #e2dac8;white-space:pre-line',
  small: 'font-size:14px;color:#5f594c;word-break:break-all',
}

const escaped = (words: string) => words.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** One thing to say and at most one link to follow, as plain text and as HTML with the same words. */
export function writeLetter({ words, name, link }: Letter): WrittenLetter {
  const { subject, lead, quote, button, note } = words
  // A name is a stranger's text: on one line, so that it cannot pretend to be a part of the letter.
  const greeting = mailTexts.greeting(name.replace(/\s+/g, ' '))
  const parts = [greeting, lead, quote, link, note, mailTexts.signature]
  const text = parts.filter((part) => part !== undefined).join('\n\n')
  const quoted = quote === undefined ? '' : `<p style="${look.quote}">${escaped(quote)}</p>\n`
  const html = `<!doctype html>
<html lang="bg">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(subject)}</title></head>
<body style="${look.page}">
<div style="${look.sheet}">
<p style="${look.brand}">${escaped(mailTexts.sender)}</p>
<p>${escaped(greeting)}</p>
<p>${escaped(lead)}</p>
${quoted}${link && button ? linked({ link, button }) : ''}<p>${escaped(note)}</p>
<p>${escaped(mailTexts.signature)}</p>
</div>
</body>
</html>`
  return { subject, text, html }
}

const linked = ({ link, button }: { link: string; button: string }) =>
  `<p><a href="${escaped(link)}" style="${look.button}">${escaped(button)}</a></p>
<p style="${look.small}">${escaped(mailTexts.copyLink)}<br>${escaped(link)}</p>
`
