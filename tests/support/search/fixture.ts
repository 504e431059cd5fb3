import type { SearchKind } from '#domain/search/search-kinds'
import { keepEntries } from '#search/keep-entries'
import { getTestPayload } from '../rest'
import { apartments, events, topics } from './meetings'
import { contacts, services } from './people'
import { ads, articles, documents, stores } from './things'

export type Sample = {
  kind: SearchKind
  id: string
  title: string
  keywords: string[]
  city: string
  text: string
}

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

export const samples: Sample[] = Object.entries(areas).flatMap(([kind, lines]) =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [title = '', what = '', city = '', text = ''] = line.split('|').map((part) => part.trim())
      const keywords = what.split(',').map((word) => word.trim())
      return { kind: kind as SearchKind, id: crypto.randomUUID(), title, keywords, city, text }
    }),
)

export async function keepSamples() {
  const payload = await getTestPayload()
  for (const kind of Object.keys(areas) as SearchKind[]) {
    const entries = samples
      .filter((sample) => sample.kind === kind)
      .map(({ id, ...entry }) => ({ id, entry: { ...entry, url: `/${kind}?id=${id}` } }))
    await keepEntries({ payload }, { kind, entries })
  }
}
