import type { SearchKind } from '#domain/search/search-kinds'
import { keepEntries } from '#search/index/keep-entries'
import type { StoreType } from '#domain/stores/store-values'
import {
  adBody,
  apartmentBody,
  contactBody,
  eventBody,
  serviceBody,
  storeBody,
} from '../access/sample-bodies'
import { documentFiles } from '../document-files'
import { newCategory, paragraph } from '../factories'
import { signedInMember } from '../members'
import { type Answer, getTestPayload, rest, upload } from '../rest'
import { apartments, events, topics } from './meetings'
import { contacts, services } from './people'
import { phones } from './phones'
import { ads, articles, documents, stores } from './things'

type Line = { kind: SearchKind; title: string; keywords: string[]; city: string; text: string }
/** As it was created through REST and is public. */
export type Sample = Line & { id: string }

const areas: Partial<Record<SearchKind, string>> = {
  contacts,
  services,
  stores,
  'small-ads': ads,
  documents,
  articles,
  events,
  apartments,
  'forum-topics': topics,
}

const lines: Line[] = Object.entries(areas).flatMap(([kind, written]) =>
  written
    .trim()
    .split('\n')
    .map((line) => {
      const [title = '', what = '', city = '', text = ''] = line.split('|').map((part) => part.trim())
      const keywords = what.split(',').map((word) => word.trim())
      return { kind: kind as SearchKind, title, keywords, city, text }
    }),
)

/** As many at once as leave the database connections for others. */
const AT_ONCE = 8

export async function createSamples(): Promise<Sample[]> {
  const made: Sample[] = []
  const categories = await categoriesOf(lines)
  for (let from = 0; from < lines.length; from += AT_ONCE) {
    const some = lines.slice(from, from + AT_ONCE)
    made.push(
      ...(await Promise.all(some.map(async (line) => ({ ...line, id: await create(line, categories) })))),
    )
  }
  return made
}

/** Only as entries, where it is the amount that matters. */
export async function keepLines() {
  const payload = await getTestPayload()
  for (const kind of Object.keys(areas) as SearchKind[]) {
    const entries = lines
      .filter((line) => line.kind === kind)
      .map((line) => ({ id: crypto.randomUUID(), entry: { ...line, url: `/${kind}` } }))
    await keepEntries({ payload }, { kind, entries })
  }
}

type Categories = ReadonlyMap<string, string>

async function categoriesOf(all: readonly Line[]): Promise<Categories> {
  const found = new Map<string, string>()
  for (const { kind, keywords } of all) {
    const name = `${kind} ${keywords[0]}`
    if (found.has(name)) continue
    if (kind === 'articles') found.set(name, (await newCategory(keywords[0])).id)
    if (kind === 'forum-topics') found.set(name, await newForumCategory(keywords[0]!))
  }
  return found
}

async function newForumCategory(name: string): Promise<string> {
  const body = { name, description: 'Разговори.', isActive: true }
  return done(await rest('POST', '/forum-categories', { as: 'moderator', body }))
}

async function create(line: Line, categories: Categories): Promise<string> {
  const { kind, title, keywords, city, text } = line
  const category = categories.get(`${kind} ${keywords[0]}`)
  const phone = phones[title]
  switch (kind) {
    case 'contacts': {
      const isKind = (name: string) => keywords.includes(name)
      const category = isKind('адвокат')
        ? 'lawyer'
        : isKind('лекар') || isKind('зъболекар')
          ? 'doctor'
          : 'other'
      const specialty = `${keywords.join(', ')}. ${text}`
      const body = { ...contactBody(), name: title, category, specialty, city, ...(phone && { phone }) }
      return done(await rest('POST', '/contacts', { as: 'admin', body }))
    }
    case 'stores': {
      const body = { ...storeBody(), name: title, type: storeType(keywords), category: keywords.join(), city }
      return done(
        await rest('POST', '/stores', {
          as: 'admin',
          body: { ...body, description: text, ...(phone && { phone }) },
        }),
      )
    }
    case 'services': {
      const body = { ...serviceBody(), title, description: text, category: keywords[0], provider: 'Екип' }
      return approved('services', { ...body, contact: phone ?? 'ekip@example.org' }, city)
    }
    case 'apartments': {
      const adType = keywords.includes('търся') ? 'search' : 'offer'
      return approved('apartments', { ...apartmentBody(), title, description: text, adType, city }, city)
    }
    case 'small-ads': {
      const { headers } = await signedInMember({ city })
      const body = { ...adBody(), title, description: text, category: keywords[0], city }
      return done(await rest('POST', '/small-ads', { headers, body }))
    }
    case 'events': {
      const category = eventCategories[keywords[0]!] ?? 'Social'
      const body = { ...eventBody(), title, description: text, category, city }
      return done(await rest('POST', '/events', { as: 'member', body }))
    }
    case 'documents': {
      const file = { bytes: documentFiles.pdf, name: 'dokument.pdf', type: 'application/pdf' }
      const body = upload(file, { name: title, description: `${keywords.join()}. ${text}` })
      return done(await rest('POST', '/documents', { as: 'member', body }))
    }
    case 'articles': {
      const body = { title, excerpt: text, content: paragraph(text), category, _status: 'published' }
      return done(await rest('POST', '/articles', { as: 'moderator', body }))
    }
    default:
      return done(
        await rest('POST', '/forum-topics', { as: 'member', body: { title, content: text, category } }),
      )
  }
}

/** One member each, because a member may have one; then an administrator lets it be seen. */
async function approved(kind: 'services' | 'apartments', body: object, city: string): Promise<string> {
  const { headers } = await signedInMember({ city })
  const id = done(await rest('POST', `/${kind}`, { headers, body: { ...body } }))
  return done(await rest('PATCH', `/${kind}/${id}`, { as: 'admin', body: { approval: 'approved' } })) && id
}

const eventCategories: Record<string, string> = {
  Концерт: 'Cultural',
  Култура: 'Cultural',
  Празник: 'Social',
  Семинар: 'Educational',
  Спорт: 'Community',
}

const storeTypes: Record<string, StoreType> = { ресторант: 'Ресторант', пекарна: 'Пекарна' }
const storeType = ([type = '']: readonly string[]): StoreType => storeTypes[type] ?? 'Магазин'

function done({ status, data, text }: Answer<any>): string {
  if (status >= 300) throw new Error(`not stored: ${status} ${text}`)
  return String(data.doc.id)
}
