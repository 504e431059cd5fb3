import type { Access } from 'payload'
import { members } from './members'
import { own } from './own'
import { anyOf, everyone, nobody, type Rule } from './rules'
import { admins, staff } from './staff'
import { listed, unexpired } from './visible'

type Operation = 'create' | 'read' | 'update' | 'delete'
type Row = Record<Operation, readonly Rule[]>

const administrators = { create: [admins], update: [admins], delete: [admins] }
const editors = { create: [staff], update: [staff], delete: [staff] }
const authors = { create: [members], update: [own, staff], delete: [own, staff] }

/**
 * Who may do what, a line for each collection (spec directories §6, platform §6). An item that staff must approve
 * is public once it is `listed`; until then its owner and staff see it. Messages of the panels of an administrator
 * alone (consulates, stores, documents) are theirs here too.
 */
const table = {
  apartments: { ...authors, read: [listed, own, staff] },
  contacts: { ...authors, read: [listed, own, staff] },
  services: { ...authors, read: [listed, own, staff] },
  stores: { create: [members], read: [listed, own, staff], update: [own, admins], delete: [own, admins] },
  'small-ads': { ...authors, read: [unexpired, own, staff] },
  documents: { create: [members], read: [everyone], update: [own, admins], delete: [own, admins] },
  embassies: { ...administrators, read: [everyone] },
  events: { ...authors, read: [everyone] },
  'event-registrations': { create: [members], read: [own, staff], update: [nobody], delete: [own, staff] },
  'forum-categories': { ...editors, read: [everyone] },
  'forum-topics': { ...authors, read: [members] },
  'forum-comments': { ...authors, read: [members] },
  posts: { ...authors, read: [everyone] },
  'post-comments': { ...authors, read: [everyone] },
  'post-likes': { create: [members], read: [own, staff], update: [nobody], delete: [own] },
  favorites: { create: [members], read: [own], update: [nobody], delete: [own] },
  notifications: { create: [nobody], read: [own], update: [own], delete: [own] },
  reports: { create: [members], read: [own, staff], update: [staff], delete: [staff] },
  notices: { create: [everyone], read: [staff], update: [staff], delete: [staff] },
  'admin-messages': { create: [members], read: [own, staff], update: [staff], delete: [staff] },
} satisfies Record<string, Row>

/** The line of one collection, as Payload asks for it. */
export function accessTo(slug: keyof typeof table): Record<Operation | 'readVersions' | 'unlock', Access> {
  const { create, read, update, delete: remove } = table[slug] as Row
  return {
    create: anyOf(...create),
    read: anyOf(...read),
    update: anyOf(...update),
    delete: anyOf(...remove),
    readVersions: anyOf(staff),
    unlock: anyOf(nobody),
  }
}
