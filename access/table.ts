import type { Access } from 'payload'
import { visibleInForum } from './forum'
import { claimed, members, own, ownAccount } from './members'
import { membersPictures, ownPictures, shownPictures } from './pictures'
import { anyOf, everyone, nobody, type Rule } from './rules'
import { admins, staff } from './staff'
import { unlessSuspended } from './suspension'
import { visible } from './visibility/visible'

export type Operation = 'create' | 'read' | 'update' | 'delete'
type Row = Record<Operation, Rule[]>

const administrators = { create: [admins], update: [admins], delete: [admins] }
const editors = { create: [staff], update: [staff], delete: [staff] }
const authors = { create: [members], update: [own, staff], delete: [own, staff] }

/** `visible` comes from the collection's trait of that name; the owner and staff see the rest. */
export const table = {
  'admin-messages': { create: [members], read: [own, staff], update: [staff], delete: [staff] },
  apartments: { ...authors, read: [visible, own, staff] },
  'article-categories': { ...editors, read: [visible] },
  articles: { ...editors, read: [visible, staff] },
  blocks: { create: [members], read: [own], update: [nobody], delete: [own] },
  contacts: { ...authors, read: [visible, own, claimed, staff], update: [own, claimed, staff] },
  'directory-requests': { create: [nobody], read: [own, staff], update: [nobody], delete: [nobody] },
  documents: { create: [members], read: [visible, own, staff], update: [own, admins], delete: [own, admins] },
  embassies: { ...administrators, read: [visible] },
  'event-registrations': { create: [members], read: [own, staff], update: [nobody], delete: [own, staff] },
  events: { ...authors, read: [visible, own, staff] },
  favorites: { create: [members], read: [own], update: [nobody], delete: [own] },
  'forum-categories': { ...editors, read: [visible] },
  'forum-comment-likes': { create: [members], read: [own, staff], update: [nobody], delete: [own] },
  'forum-comments': { ...authors, read: [visibleInForum, own, staff] },
  'forum-topic-likes': { create: [members], read: [own, staff], update: [nobody], delete: [own] },
  'forum-topics': { ...authors, read: [visibleInForum, own, staff] },
  media: {
    create: [membersPictures, staff],
    read: [shownPictures, ownPictures, staff],
    update: [staff],
    delete: [ownPictures, staff],
  },
  notices: { create: [everyone], read: [staff], update: [staff], delete: [staff] },
  notifications: { create: [nobody], read: [own], update: [own], delete: [own] },
  'post-comments': { ...authors, read: [visible, own, staff] },
  'post-likes': { create: [members], read: [own, staff], update: [nobody], delete: [own] },
  posts: { ...authors, read: [visible, own, staff] },
  reports: { create: [members], read: [own, staff], update: [staff], delete: [staff] },
  revisions: { create: [nobody], read: [staff], update: [nobody], delete: [nobody] },
  'saved-searches': { create: [members], read: [own], update: [own], delete: [own] },
  services: { ...authors, read: [visible, own, staff] },
  'small-ads': { ...authors, read: [visible, own, staff] },
  statements: { create: [nobody], read: [own, staff], update: [nobody], delete: [nobody] },
  stores: {
    create: [members],
    read: [visible, own, claimed, staff],
    update: [own, claimed, admins],
    delete: [own, admins],
  },
  synonyms: { ...editors, read: [staff] },
  trail: { create: [nobody], read: [admins], update: [nobody], delete: [nobody] },
  users: { create: [everyone], read: [visible], update: [ownAccount, admins], delete: [admins] },
} satisfies Record<string, Row>

export type Slug = keyof typeof table

export const accessTo = (slug: Slug) => ({
  create: unlessSuspended(slug, asked(slug, 'create')),
  read: asked(slug, 'read'),
  update: unlessSuspended(slug, asked(slug, 'update')),
  delete: unlessSuspended(slug, asked(slug, 'delete')),
  readVersions: anyOf(staff),
  unlock: anyOf(nobody),
})

/** Resolved on each call, so that a test can replace single rules. */
const asked =
  (slug: Slug, operation: Operation): Access =>
  (args) =>
    anyOf(...(table[slug] as Row)[operation])({ ...args, slug })

/** For tables that only the server uses: no API reaches them, not even for staff. */
export const closed = {
  create: nobody,
  read: nobody,
  update: nobody,
  delete: nobody,
  readVersions: nobody,
  unlock: nobody,
  admin: () => false,
}

export const settings = {
  read: anyOf(everyone),
  update: anyOf(admins),
  readVersions: anyOf(admins),
  readDrafts: anyOf(admins),
}
