import type { AreaIcon } from './areas'
import { routes } from './routes'

/** Everything with an address of its own that a member can keep, by the name of its collection. */
export const itemKinds = [
  'contacts',
  'services',
  'events',
  'stores',
  'apartments',
  'small-ads',
  'documents',
  'articles',
  'forum-topics',
  'posts',
  'embassies',
] as const
export type ItemKind = (typeof itemKinds)[number]

/** What members publish and look after; told with every page. */
export const ownKinds = [
  'services',
  'apartments',
  'small-ads',
  'stores',
  'events',
  'contacts',
  'documents',
] as const satisfies readonly ItemKind[]
/** Written in passing: too many to be told with every page. */
export const writtenKinds = ['forum-topics', 'posts'] as const satisfies readonly ItemKind[]

const areas: Record<ItemKind, string> = {
  contacts: routes.contacts,
  services: routes.services,
  events: routes.events,
  stores: routes.stores,
  apartments: routes.apartments,
  'small-ads': routes.smallAds,
  documents: routes.documents,
  articles: routes.news,
  'forum-topics': routes.forum,
  posts: routes.feed,
  embassies: routes.embassies,
}

/** The icon of its area; contacts are doctors, lawyers and others, so they have one that fits all. */
export type KindIcon = AreaIcon | 'phone'
export const kindIcons: Record<ItemKind, KindIcon> = {
  contacts: 'phone',
  services: 'briefcase-business',
  events: 'calendar-days',
  stores: 'store',
  apartments: 'building-2',
  'small-ads': 'megaphone',
  documents: 'file-text',
  articles: 'newspaper',
  'forum-topics': 'messages-square',
  posts: 'circle-question-mark',
  embassies: 'landmark',
}

/** Where an item is read; what has no page of its own stands in the list of its area. */
export function itemUrl({ kind, id, slug }: { kind: ItemKind; id: string; slug?: string | null }): string {
  if (kind === 'forum-topics') return routes.topic(id)
  if (kind === 'posts') return routes.post(id)
  return slug ? `${areas[kind]}/${encodeURIComponent(slug)}` : `${areas[kind]}#${id}`
}

export const listOf = (kind: ItemKind): string => areas[kind]
