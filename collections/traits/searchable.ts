import { type EntryOf, forgetSearchEntry, keepSearchEntry } from '#hooks/search/search-entry'
import type { Trait } from './collection'

/**
 * Found by the search as `entryOf` says, from the commit of a write on; `npm run reindex` makes all entries anew.
 * A collection that is searchable stands in `src/domain/search/search-kinds.ts`.
 */
export const searchable =
  <Doc>(entryOf: EntryOf<Doc>): Trait =>
  (config) => ({
    ...config,
    custom: { ...config.custom, searchEntryOf: entryOf },
    hooks: {
      ...config.hooks,
      afterChange: [...(config.hooks?.afterChange ?? []), keepSearchEntry(entryOf)],
      afterDelete: [...(config.hooks?.afterDelete ?? []), forgetSearchEntry],
    },
  })
