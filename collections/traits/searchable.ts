import { visibleSpan } from '#access/visibility/rule'
import type { ItemKind } from '#domain/item-kinds'
import { itemUrl } from '#domain/kinds'
import { type EntryOf, forgetSearchEntry, keepSearchEntry } from '#hooks/search/search-entry'
import type { SearchEntry } from '#search/entry'
import { add } from './addition'
import type { Trait } from './trait'

/** Without contact details, which are for members. */
type Found = Omit<SearchEntry, 'url' | 'startsAt' | 'expiresAt'>

/** `namedAfter` are relations whose names also find the document. */
export const searchable = <Doc>(
  foundOf: (doc: Doc) => Found,
  { namedAfter = [] }: { namedAfter?: readonly string[] } = {},
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
      custom: { searchEntryOf, namedAfter },
      hooks: { afterChange: [keepSearchEntry(namedAfter)], afterDelete: [forgetSearchEntry] },
    })
  },
})
