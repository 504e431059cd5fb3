import { type EntryOf, forgetSearchEntry, keepSearchEntry } from '#hooks/search/search-entry'
import type { Trait } from './collection'

/**
 * Found by the search as `entryOf` says, from the commit of a write on; `npm run reindex` makes all entries anew.
 * `namedAfter` is the relation by whose name it is found, too. A collection that is searchable stands in `src/domain/search/search-kinds.ts`.
 */
export const searchable =
  <Doc>(entryOf: EntryOf<Doc>, { namedAfter }: { namedAfter?: string } = {}): Trait =>
  (config) => ({
    ...config,
    custom: { ...config.custom, searchEntryOf: entryOf },
    hooks: {
      ...config.hooks,
      afterChange: [...(config.hooks?.afterChange ?? []), keepSearchEntry(entryOf, namedAfter)],
      afterDelete: [...(config.hooks?.afterDelete ?? []), forgetSearchEntry],
    },
  })
