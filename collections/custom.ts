import type { Where } from 'payload'
import type { VisibilityRule } from '#access/visibility/rule'
import type { RequestLimit } from '#domain/limits'
import type { PublicQuery } from '#domain/lists/public-query'
import type { EntryOf } from '#hooks/search/search-entry'
import type { Announcement } from '#hooks/writes/announce'
import type { OpenCall } from './guard/open-endpoints'

/** What our collections, fields and endpoints say of themselves in `custom`, which Payload leaves to us. */
declare module 'payload' {
  interface CollectionCustom {
    /** What everybody may ask the list for; without it the list is for staff. */
    publicQuery?: PublicQuery
    /** How often somebody may create, if not as often as elsewhere. */
    writeLimit?: RequestLimit
    /** The trait `visible`. */
    visibility?: readonly VisibilityRule[]
    /** The trait `announced`. */
    announcement?: Announcement
    /** The trait `searchable`. */
    searchEntryOf?: EntryOf
    /** The trait `approvable`: what members write, and which items were public once. */
    approvedContent?: readonly string[]
    wasPublic?: Where
    /** The traits `onePerOwner` and `owned`: sentences for who is refused. */
    onlyOne?: string
    signInFirst?: string
    /** The trait `storesFiles`. */
    removesFilesLater?: boolean
  }

  interface FieldCustom {
    /** A list of words that is also taken as one text. */
    takesText?: boolean
  }
}

/** Payload's own type of an endpoint cannot be extended, so whoever reads it names this one. */
export type EndpointCustom = { open?: OpenCall; needsCode?: boolean; readsBody?: boolean }
