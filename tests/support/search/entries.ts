import type { SearchKind } from '#domain/search/search-kinds'
import type { SearchEntry } from '#search/index/entry'
import { keepEntries } from '#search/index/keep-entries'
import { getTestPayload, rest } from '../rest'

type Given = Partial<SearchEntry> & { kind?: SearchKind }

export async function newEntry({ kind = 'contacts', ...given }: Given): Promise<string> {
  const id = crypto.randomUUID()
  const entry = { title: 'Без име', url: `/x/${id}`, ...given }
  await keepEntries({ payload: await getTestPayload() }, { kind, entries: [{ id, entry }] })
  return id
}

/** `more`: `&kind=stores`. */
export const search = (query: string, more = '') =>
  rest('GET', `/search?q=${encodeURIComponent(query)}${more}`)

export const foundIds = async (query: string, more = ''): Promise<string[]> =>
  (await search(query, more)).data.results.map(({ id }: { id: string }) => id)
