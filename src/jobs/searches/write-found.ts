import { nameInEmail } from '#domain/account/name-in-email'
import type { FoundItem, Shown } from '#database/statements/searches/search-hits'
import { emailTexts } from '#texts/notifications/emails'
import { foundTexts } from '#texts/searches/saved-searches'
import type { WrittenEmail } from '../email/compose-email'
import { emailLayout, escaped, look, oneLine } from '../email/email-layout'

type Found = {
  name?: string | null
  search: { name: string; address: string }
  found: Shown
  siteUrl: string
  /** Pages that stop this search, and the letters of all. */
  stopOne: string
  stopAll: string
}

export function writeFound({ name, search, found: shown, siteUrl, ...stop }: Found): WrittenEmail {
  const { letter } = foundTexts
  const { items, count } = shown
  const found = { name: search.name, ...shown }
  const subject = oneLine(foundTexts.title(found))
  const greeting = emailTexts.greeting(nameInEmail(name ?? undefined))
  const lead = letter.lead(found)
  const list = siteUrl + search.address
  const more = count - items.length
  const rest = more > 0 ? letter.more(more) : null
  const stops = [
    { words: letter.stopOne, page: stop.stopOne },
    { words: letter.stopAll, page: stop.stopAll },
  ]
  const text = [
    greeting,
    lead,
    items.map((item) => plainItem(item, siteUrl)).join('\n'),
    rest,
    `${letter.all}: ${list}`,
    [letter.reason, ...stops.map(({ words, page }) => `${words}: ${page}`)].join('\n'),
    emailTexts.signature,
  ]
  const body = `<p>${escaped(greeting)}</p>
<p>${escaped(lead)}</p>
<ul ${look.list}>
${items.map((item) => htmlItem(item, siteUrl)).join('\n')}
</ul>
${rest ? `<p>${escaped(rest)}</p>\n` : ''}<p><a href="${escaped(list)}" ${look.button}>${escaped(letter.all)}</a></p>
<p ${look.small}>${escaped(letter.reason)}<br>
${stops.map(({ words, page }) => `<a href="${escaped(page)}" ${look.link}>${escaped(words)}</a>`).join('<br>\n')}</p>`
  return {
    subject,
    text: text.filter((part) => part !== null).join('\n\n'),
    html: emailLayout({ subject, body }),
  }
}

const plainItem = ({ title, city, url }: FoundItem, siteUrl: string) =>
  [`- ${oneLine(title)}`, ...(city ? [oneLine(city)] : []), siteUrl + url].join('\n  ')

const htmlItem = ({ title, city, url }: FoundItem, siteUrl: string) =>
  `<li ${look.item}><a href="${escaped(siteUrl + url)}" ${look.link}>${escaped(oneLine(title))}</a>${
    city ? `<br>${escaped(oneLine(city))}` : ''
  }</li>`
