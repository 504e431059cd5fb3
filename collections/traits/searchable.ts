import { visibleSpan } from '#access/visibility/rule'
import type { ItemKind } from '#domain/item-kinds'
import { itemUrl } from '#domain/kinds'
import { type EntryOf, forgetSearchEntry, keepSearchEntry } from '#hooks/search/search-entry'
import type { SearchEntry } from '#search/entry'
import { add } from './collection'
import type { Trait } from './trait'

/** What is found of a document. Contact details are for members, so they are in none. */
type Found = Omit<SearchEntry, 'url' | 'startsAt' | 'expiresAt'>

/**
 * What everybody sees is found by the search, from the commit of a write on; `npm run reindex` makes all entries
 * anew. `namedAfter` is the relation by whose name it is found, too. A collection that is searchable stands in `src/domain/search/search-kinds.ts`.
 */
export const searchable = <Doc>(
  foundOf: (doc: Doc) => Found,
  { namedAfter }: { namedAfter?: string } = {},
): Trait => ({
  name: 'searchable',
  requires: ['visible'],
  extend: (config) => {
    const { visibility = [] } = config.custom ?? {}
    const kind = config.slug as ItemKind
    const searchEntryOf: EntryOf = (doc) => {
      const span = visibleSpan(visibility, doc)
      return span && { ...foundOf(doc), url: itemUrl({ kind, ...doc }), ...span }
    }
    return add(config, {
      custom: { searchEntryOf },
      hooks: { afterChange: [keepSearchEntry(namedAfter)], afterDelete: [forgetSearchEntry] },
    })
  },
})
