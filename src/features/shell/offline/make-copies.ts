import { phoneLink } from '#domain/contacts/contact-link'
import { itemUrl } from '#domain/kinds'
import { LIST_MAX } from '#domain/limits'
import { routes } from '#domain/routes'
import {
  type CopiedKind,
  isCopiedPage,
  isForEverybody,
  OFFLINE_COPIES,
  OFFLINE_COPY_HOURS,
  type SavedForOffline,
} from '#domain/web/offline-copies'
import { send } from '../../../ui/requests/send'
import { savedDocs } from '../../viewer/saved-docs'
import { type CopyFile, createCopiedFiles, openCopies } from './copied-files'
import { type OfflineEntry, type OfflineLists, withLists } from './offline-lists'
import { copiedAt, pageResponse, readingCopy } from './reading-copy'

type Doc = { id: string; name: string; slug: string } & Partial<
  Record<'specialty' | 'city' | 'phone', string | null>
>

export type Wanted = {
  /** The member to whom the saved belongs, null: to this browser. */
  owner: string | null
  saved: SavedForOffline
}

const MADE_FOR = '/offline/made-for'
const OFFLINE_PAGE = '/offline'

/** What is missing or a day old; what is not saved any more goes, and all of it with its owner. */
export async function makeCopies(wanted: Wanted): Promise<void> {
  const { saved } = wanted
  const cache = await copiesOf(wanted)
  if (!cache) return
  const contacts = await savedDocs<Doc>('contacts', saved.contacts)
  const embassies = await send<{ docs: Doc[] }>('GET', `/api/embassies?limit=${LIST_MAX}`)
  if (!contacts || !embassies.ok) throw new Error('no answer')
  const isSaved = ({ id }: Doc) => saved.embassies.includes(id)
  const pages = [
    routes.embassies,
    ...embassies.data.docs.filter(isSaved).map(urlOf('embassies')),
    ...contacts.map(urlOf('contacts')),
  ].filter(isCopiedPage)
  await removeOthers(cache, pages)
  const at = new Date()
  const lists = {
    contacts: contacts.map((doc) => entryOf(doc, urlOf('contacts')(doc))),
    embassies: embassies.data.docs.map((doc) =>
      entryOf(doc, isSaved(doc) ? urlOf('embassies')(doc) : routes.embassies),
    ),
    at,
  }
  await keepLists(cache, lists)
  const copyFile = createCopiedFiles(cache)
  // One after the other: nobody waits for them.
  for (const path of pages) await renew({ cache, path, copyFile })
  await cache.put(MADE_FOR, madeFor(wanted, at))
}

const urlOf = (kind: CopiedKind) => (doc: Doc) => itemUrl({ kind, ...doc })

/** Null: nothing is missing or old. What was made for somebody else goes first. */
async function copiesOf(wanted: Wanted): Promise<Cache | null> {
  const cache = await openCopies()
  const last = await cache.match(MADE_FOR)
  const made = last && ((await last.json()) as Wanted)
  if (made && made.owner === wanted.owner)
    return isFresh(last) && JSON.stringify(made) === JSON.stringify(wanted) ? null : cache
  await caches.delete(OFFLINE_COPIES)
  const own = await openCopies()
  // Not complete, so not of today.
  await own.put(MADE_FOR, madeFor(wanted, new Date(0)))
  return own
}

const madeFor = (wanted: Wanted, at: Date) => pageResponse(JSON.stringify(wanted), at)

const isFresh = (copy: Response) => Date.now() - copiedAt(copy) < OFFLINE_COPY_HOURS * 3_600_000

async function removeOthers(cache: Cache, pages: readonly string[]) {
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url)
    if (isCopiedPage(pathname) && !pages.includes(pathname)) await cache.delete(url)
  }
}

async function keepLists(cache: Cache, lists: OfflineLists) {
  const html = await publicPage(OFFLINE_PAGE)
  if (html !== null) await cache.put(OFFLINE_PAGE, pageResponse(withLists(html, lists), lists.at))
}

async function renew({ cache, path, copyFile }: { cache: Cache; path: string; copyFile: CopyFile }) {
  const copy = await cache.match(path)
  if (copy && isFresh(copy)) return
  const html = await publicPage(path)
  if (html === null) return void (await cache.delete(path))
  await cache.put(path, await readingCopy({ html, at: new Date(), copyFile }))
}

/** As a visitor, so that nothing of a member can be in it; null when there is nothing for everybody. */
async function publicPage(path: string): Promise<string | null> {
  const answer = await fetch(path, { credentials: 'omit', cache: 'no-cache' })
  return isForEverybody(answer) ? answer.text() : null
}

const entryOf = ({ name, specialty, city, phone }: Doc, url: string): OfflineEntry => ({
  name,
  about: [specialty, city].filter(Boolean).join(' · ') || null,
  url,
  call: phone ? { phone, link: phoneLink(phone) } : null,
})
