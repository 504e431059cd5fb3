import { visibleSpan } from '#access/visibility/rule'
import type { ItemKind } from '#domain/item-kinds'
import { itemUrl } from '#domain/kinds'
import { type EntryOf, forgetSearchEntry, keepSearchEntry } from '#hooks/search/search-entry'
import type { SearchEntry } from '#search/index/entry'
import { badgeName, kindTexts } from '#texts/kinds'
import { add } from './addition'
import type { Trait } from './trait'

/** Only what everybody may see: no contact details that are for members or shown after a click. */
type Found = Omit<SearchEntry, 'url' | 'startsAt' | 'expiresAt'>

type Options = {
  /** Relations whose names also find the document. */
  namedAfter?: readonly string[]
  /** Off where a type says more than the name of the kind: a restaurant is no „Магазин“. */
  namesKind?: boolean
}

export const searchable = <Doc>(
  foundOf: (doc: Doc) => Found,
  { namedAfter = [], namesKind = true }: Options = {},
): Trait => ({
  name: 'searchable',
  requires: ['visible'],
  extend: (config) => {
    const { visibility = [] } = config.custom ?? {}
    const kind = config.slug as ItemKind
    const kindNames = namesKind ? [kindTexts[kind].one, badgeName(kind)] : []
    const searchEntryOf: EntryOf = (doc) => {
      const span = visibleSpan(visibility, doc)
      if (!span) return null
      const { keywords = [], datedAt = doc.createdAt, ...found } = foundOf(doc)
      const named = [...keywords, ...kindNames]
      return { ...found, keywords: named, datedAt, url: itemUrl({ kind, ...doc }), ...span }
    }
    return add(config, {
      custom: { searchEntryOf, namedAfter },
      hooks: { afterChange: [keepSearchEntry(namedAfter)], afterDelete: [forgetSearchEntry] },
    })
  },
})
