import { escapeHtml } from '#domain/text/escape-html'
import { longDateTime } from '#domain/time/dates'
import { offlineTexts as texts } from '#texts/shell/offline'

export type OfflineEntry = {
  name: string
  about: string | null
  url: string
  call: { phone: string; link: string } | null
}
export type OfflineLists = {
  contacts: readonly OfflineEntry[]
  embassies: readonly OfflineEntry[]
  at: Date
}

/** `page` is the HTML of offline-page.ts. */
export function withLists(page: string, { contacts, embassies, at }: OfflineLists): string {
  const lists = [
    listOf(texts.contacts, contacts),
    listOf(texts.embassies, embassies),
    `<footer>${texts.copiedAt(longDateTime(at))}</footer>`,
  ]
  return page.replace(texts.lead, texts.leadWithCopies).replace('</main>', () => `${lists.join('')}</main>`)
}

const listOf = (title: string, entries: readonly OfflineEntry[]) =>
  entries.length > 0 ? `<h2>${title}</h2>\n<ul>\n${entries.map(rowOf).join('\n')}\n</ul>\n` : ''

const rowOf = ({ name, about, url, call }: OfflineEntry) => `<li>
<div>${linkTo(url, name)}${about ? `<p>${escapeHtml(about)}</p>` : ''}</div>
${call ? linkTo(call.link, call.phone) : ''}
</li>`

const linkTo = (address: string, words: string) => `<a href="${escapeHtml(address)}">${escapeHtml(words)}</a>`
