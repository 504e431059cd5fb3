import type { Where } from 'payload'
import type { VisibilityRule } from '#access/visibility/rule'
import type { RequestLimit } from '#domain/request-limits'
import type { PublicQuery } from '#domain/lists/public-query'
import type { EntryOf } from '#hooks/search/search-entry'
import type { Announcement } from '#hooks/writes/announce'
import type { OpenCall } from './guard/open-endpoints'

declare module 'payload' {
  interface CollectionCustom {
    /** Without it only staff may list the collection. */
    publicQuery?: PublicQuery
    writeLimit?: RequestLimit
    visibility?: readonly VisibilityRule[]
    announcement?: Announcement
    searchEntryOf?: EntryOf
    namedAfter?: readonly string[]
    approvedContent?: readonly string[]
    approvers?: 'staff' | 'admins'
    wasPublic?: Where
    onlyOne?: string
    isSentOnce?: boolean
    sameText?: string
    signInFirst?: string
    removesFilesLater?: boolean
  }

  interface FieldCustom {
    /** A list that may also come as one text. */
    takesText?: boolean
  }
}

export type EndpointCustom = {
  open?: OpenCall
  needsCode?: boolean
  readsBody?: boolean
  whileSuspended?: boolean
}
