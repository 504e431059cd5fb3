import { emailTexts } from '#texts/notifications/emails'
import { dark, light } from '../../colors'

/** Inline, because many mail programs ignore style sheets. */
const styles = {
  page: `margin:0;padding:24px 12px;background:${light.paper};color:${light.ink};font:17px/1.5 Arial,Helvetica,sans-serif`,
  card: `max-width:520px;margin:0 auto;padding:28px;background:${light.surface};border:1px solid ${light.line};border-radius:12px`,
  brand: `margin:0 0 20px;font:bold 20px Georgia,serif;color:${light.primary}`,
  heading: 'margin:24px 0 8px;font:bold 19px Georgia,serif',
  list: 'margin:0;padding:0 0 0 20px',
  item: 'margin:0 0 10px',
  link: `color:${light.primary};font-weight:bold`,
  button: `display:inline-block;padding:14px 22px;border-radius:8px;background:${light.primary};color:${light['on-primary']};font-weight:bold;text-decoration:none`,
  quote: `margin:0;padding:4px 0 4px 16px;border-left:4px solid ${light.line};white-space:pre-line`,
  small: `font-size:14px;color:${light['ink-mute']}`,
  address: `font-size:14px;color:${light['ink-mute']};word-break:break-all`,
}
type Look = keyof typeof styles

/** For programs that read style sheets, the others show the light colours. */
const inTheDark: Partial<Record<Look, string>> = {
  page: `background:${dark.paper}!important;color:${dark.ink}!important`,
  card: `background:${dark.surface}!important;border-color:${dark.line}!important`,
  brand: `color:${dark.primary}!important`,
  link: `color:${dark.primary}!important`,
  button: `background:${dark.primary}!important;color:${dark['on-primary']}!important`,
  quote: `border-color:${dark.line}!important`,
  small: `color:${dark['ink-mute']}!important`,
  address: `color:${dark['ink-mute']}!important`,
}

const sheet = `:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){
${Object.entries(inTheDark)
  .map(([name, style]) => `.${name}{${style}}`)
  .join('\n')}
}`

/** The attributes of an element. */
export const look = Object.fromEntries(
  Object.entries(styles).map(([name, style]) => [name, `class="${name}" style="${style}"`]),
) as Record<Look, string>

export const escaped = (words: string) => words.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** User text on one line, so that it cannot imitate other parts of the email. */
export const oneLine = (words: string) => words.replace(/\s+/g, ' ').trim()

export const emailLayout = ({ subject, body }: { subject: string; body: string }) => `<!doctype html>
<html lang="bg">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title>
<style>
${sheet}
</style></head>
<body ${look.page}>
<div ${look.card}>
<p ${look.brand}>${escaped(emailTexts.sender)}</p>
${body}
<p>${escaped(emailTexts.signature)}</p>
</div>
</body>
</html>`
