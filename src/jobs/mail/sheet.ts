import { mailTexts } from '#texts/notifications/emails'

/** Colours of the site's paper, ink and primary; a mail knows no style sheets. */
export const look = {
  page: 'margin:0;padding:24px 12px;background:#faf6ee;color:#1f1c16;font:17px/1.5 Arial,Helvetica,sans-serif',
  sheet:
    'max-width:520px;margin:0 auto;padding:28px;background:#fffefb;border:1px solid #e2dac8;border-radius:12px',
  brand: 'margin:0 0 20px;font:bold 20px Georgia,serif;color:#12573d',
  heading: 'margin:24px 0 8px;font:bold 19px Georgia,serif',
  list: 'margin:0;padding:0 0 0 20px',
  item: 'margin:0 0 10px',
  link: 'color:#12573d;font-weight:bold',
  button:
    'display:inline-block;padding:14px 22px;border-radius:8px;background:#12573d;color:#ffffff;font-weight:bold;text-decoration:none',
  quote: 'margin:0;padding:4px 0 4px 16px;border-left:4px solid #e2dac8;white-space:pre-line',
  small: 'font-size:14px;color:#5f594c;word-break:break-all',
}

export const escaped = (words: string) => words.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** A stranger's text on one line, so that it cannot pretend to be a part of the letter. */
export const oneLine = (words: string) => words.replace(/\s+/g, ' ').trim()

/** The paper that every letter is written on. */
export const sheet = ({ subject, body }: { subject: string; body: string }) => `<!doctype html>
<html lang="bg">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(subject)}</title></head>
<body style="${look.page}">
<div style="${look.sheet}">
<p style="${look.brand}">${escaped(mailTexts.sender)}</p>
${body}
<p>${escaped(mailTexts.signature)}</p>
</div>
</body>
</html>`
