import type { Access } from 'payload'
import { forumReaders } from './forum'
import { members } from './members'
import { own, ownAccount } from './own'
import { membersPictures, shownPictures } from './pictures'
import { published } from './published'
import { anyOf, everyone, nobody, type Rule } from './rules'
import { admins, staff } from './staff'
import { listed, unexpired } from './visible'

export type Operation = 'create' | 'read' | 'update' | 'delete'
type Row = Record<Operation, Rule[]>

const administrators = { create: [admins], update: [admins], delete: [admins] }
const editors = { create: [staff], update: [staff], delete: [staff] }
const authors = { create: [members], update: [own, staff], delete: [own, staff] }

/**
 * Who may do what, a line for each collection. An item that staff must approve
 * is public once it is `listed`; until then its owner and staff see it. What only the panel of administrators
 * manages (consulates, stores, documents) is theirs alone here too. Tables of the server itself are `closed`.
 */
export const table = {
  'admin-messages': { create: [members], read: [own, staff], update: [staff], delete: [staff] },
  apartments: { ...authors, read: [listed, own, staff] },
  'article-categories': { ...editors, read: [everyone] },
  articles: { ...editors, read: [published, staff] },
  contacts: { ...authors, read: [listed, own, staff] },
  documents: { create: [members], read: [everyone], update: [own, admins], delete: [own, admins] },
  embassies: { ...administrators, read: [everyone] },
  'event-registrations': { create: [members], read: [own, staff], update: [nobody], delete: [own, staff] },
  events: { ...authors, read: [everyone] },
  favorites: { create: [members], read: [own], update: [nobody], delete: [own] },
  'forum-categories': { ...editors, read: [everyone] },
  'forum-comments': { ...authors, read: [forumReaders] },
  'forum-topic-likes': { create: [members], read: [own, staff], update: [nobody], delete: [own] },
  'forum-topics': { ...authors, read: [forumReaders] },
  media: {
    create: [membersPictures, staff],
    read: [shownPictures, own, staff],
    update: [staff],
    delete: [own, staff],
  },
  notices: { create: [everyone], read: [staff], update: [staff], delete: [staff] },
  notifications: { create: [nobody], read: [own], update: [own], delete: [own] },
  'post-comments': { ...authors, read: [everyone] },
  'post-likes': { create: [members], read: [own, staff], update: [nobody], delete: [own] },
  posts: { ...authors, read: [everyone] },
  reports: { create: [members], read: [own, staff], update: [staff], delete: [staff] },
  services: { ...authors, read: [listed, own, staff] },
  'small-ads': { ...authors, read: [unexpired, own, staff] },
  stores: { create: [members], read: [listed, own, staff], update: [own, admins], delete: [own, admins] },
  users: { create: [everyone], read: [everyone], update: [ownAccount, admins], delete: [admins] },
} satisfies Record<string, Row>

export type Slug = keyof typeof table

/** The line of one collection, as Payload asks for it. */
export const accessTo = (slug: Slug): Record<Operation | 'readVersions' | 'unlock', Access> => ({
  create: asked(slug, 'create'),
  read: asked(slug, 'read'),
  update: asked(slug, 'update'),
  delete: asked(slug, 'delete'),
  readVersions: anyOf(staff),
  unlock: anyOf(nobody),
})

/** Looked up when it is asked, so that the test of the table can turn single rules around. */
const asked =
  (slug: Slug, operation: Operation): Access =>
  (args) =>
    anyOf(...(table[slug] as Row)[operation])(args)
