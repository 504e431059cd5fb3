import { type DigestItem, isNear } from '#domain/notifications/digest'
import { nameInEmail } from '#domain/account/name-in-email'
import { digestTexts as texts } from '#texts/notifications/digest'
import { emailTexts } from '#texts/notifications/emails'
import type { Footer, WrittenEmail } from '#jobs/email/compose-email'
import { escaped, look, oneLine, emailLayout } from '#jobs/email/email-layout'

export type DigestSection = { section: keyof typeof texts.sections; items: DigestItem[] }
type Digest = {
  name: string
  city: string | null
  sections: DigestSection[]
  siteUrl: string
  footer: Footer
}

export function writeDigest({ name, city, sections, siteUrl, footer }: Digest): WrittenEmail {
  const greeting = emailTexts.greeting(nameInEmail(name))
  const hasNear = sections.some(({ items }) => items.some((item) => isNear(item, city)))
  const lead = texts.lead((hasNear && nameInEmail(city)) || null)
  const text = [
    greeting,
    lead,
    ...sections.map((section) => plainSection(section, siteUrl)),
    footer.text,
    emailTexts.signature,
  ].join('\n\n')
  const body = `<p>${escaped(greeting)}</p>
<p>${escaped(lead)}</p>
${sections.map((section) => htmlSection(section, siteUrl)).join('\n')}
${footer.html}`
  return { subject: texts.subject, text, html: emailLayout({ subject: texts.subject, body }) }
}

function plainSection({ section, items }: DigestSection, siteUrl: string): string {
  const lines = items.map((item) => {
    const detail = texts.detail(item)
    return [`- ${oneLine(item.title)}`, ...(detail ? [oneLine(detail)] : []), siteUrl + item.path].join(
      '\n  ',
    )
  })
  return `${texts.sections[section].toUpperCase()}\n${lines.join('\n')}`
}

function htmlSection({ section, items }: DigestSection, siteUrl: string): string {
  const rows = items.map((item) => {
    const link = `<a href="${escaped(siteUrl + item.path)}" ${look.link}>${escaped(oneLine(item.title))}</a>`
    const detail = texts.detail(item)
    return `<li ${look.item}>${link}${detail ? `<br>${escaped(oneLine(detail))}` : ''}</li>`
  })
  return `<h2 ${look.heading}>${escaped(texts.sections[section])}</h2>
<ul ${look.list}>
${rows.join('\n')}
</ul>`
}
