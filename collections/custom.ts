import type { Where } from 'payload'
import type { VisibilityRule } from '#access/visibility/rule'
import type { RequestLimit } from '#domain/limits'
import type { PublicQuery } from '#domain/lists/public-query'
import type { EntryOf } from '#hooks/search/search-entry'
import type { Announcement } from '#hooks/writes/announce'
import type { OpenCall } from './guard/open-endpoints'

declare module 'payload' {
  interface CollectionCustom {
    /** Without it only staff may list the collection. */
    publicQuery?: PublicQuery
    /** Replaces the default limit. */
    writeLimit?: RequestLimit
    visibility?: readonly VisibilityRule[]
    announcement?: Announcement
    searchEntryOf?: EntryOf
    /** Of the trait `approvable`: fields that members write. */
    approvedContent?: readonly string[]
    wasPublic?: Where
    /** Of the traits `onePerOwner` and `owned`: messages of refusals. */
    onlyOne?: string
    signInFirst?: string
    removesFilesLater?: boolean
  }

  interface FieldCustom {
    /** A list that may also come as one text. */
    takesText?: boolean
  }
}

/** Payload's own endpoint type cannot be extended. */
export type EndpointCustom = { open?: OpenCall; needsCode?: boolean; readsBody?: boolean }
