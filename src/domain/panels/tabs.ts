import type { DirectoryKind } from '#domain/directory/directory-kinds'
import { isApprovedKind } from '#domain/moderation/approved-kinds'
import type { Role } from '#domain/roles'

/** In the order of the tabs; the first one is what a panel opens with. */
const adminTabs = [
  'contacts',
  'reports',
  'add-contact',
  'messages',
  'forum',
  'embassies',
  'events',
  'news',
  'stores',
  'documents',
] as const
const moderatorTabs = ['news', 'events', 'contacts', 'reports', 'messages', 'forum'] as const

export type PanelTab = (typeof adminTabs)[number]

export type PanelPath = '/admin' | '/moderator'

/** Below the path of the panel. */
export const tabPaths: Record<PanelTab, string> = {
  contacts: '/collections/contacts',
  reports: '/cases',
  'add-contact': '/contacts/add',
  messages: '/messages',
  forum: '/collections/forum-topics',
  embassies: '/collections/embassies',
  events: '/collections/events',
  news: '/collections/articles',
  stores: '/collections/stores',
  documents: '/collections/documents',
}

/** Further lists that belong to a tab. */
const sharedPaths: Record<string, PanelTab> = {
  '/import': 'add-contact',
  '/collections/forum-categories': 'forum',
  '/collections/forum-comments': 'forum',
  '/collections/notices': 'reports',
  '/collections/reports': 'reports',
  '/collections/statements': 'reports',
  '/case': 'reports',
  '/notice': 'reports',
  '/appeal': 'reports',
  '/collections/admin-messages': 'messages',
}

export const tabsOf = (panel: PanelPath): readonly PanelTab[] =>
  panel === '/admin' ? adminTabs : moderatorTabs

/** The list that a panel opens with. */
export const homeList = (panel: PanelPath): 'contacts' | 'articles' =>
  panel === '/admin' ? 'contacts' : 'articles'

/** The tab of an address of the panel, its own root included; null for lists of the side menu. */
export function tabAt(panel: PanelPath, address: string): PanelTab | null {
  const path = address.slice(panel.length)
  const tabs = tabsOf(panel)
  if (path === '' || path === '/') return tabs[0]!
  const shared = sharedPaths[path]
  if (shared) return tabs.includes(shared) ? shared : null
  return tabs.find((tab) => tabPaths[tab] === path) ?? null
}

export const waitingKinds = [
  'reports',
  'notices',
  'appeals',
  'messages',
  'stores',
  'services',
  'contacts',
  'apartments',
  'contact-requests',
  'store-requests',
] as const
export type WaitingKind = (typeof waitingKinds)[number]

export const isWaitingKind = (value: unknown): value is WaitingKind =>
  waitingKinds.some((kind) => kind === value)

/** Only administrators decide on these. */
const forAdmins: readonly WaitingKind[] = ['stores', 'services', 'contacts', 'store-requests']

export const waitingFor = ({ role }: { role: Role }): readonly WaitingKind[] =>
  role === 'admin' ? waitingKinds : waitingKinds.filter((kind) => !forAdmins.includes(kind))

/** What a tab's badge counts; tabs without one say nothing. */
export const tabBadges: Partial<Record<PanelTab, readonly WaitingKind[]>> = {
  contacts: ['contact-requests'],
  reports: ['reports', 'notices', 'appeals'],
  messages: ['messages'],
  stores: ['stores', 'store-requests'],
}

export type WaitingItem = {
  kind: WaitingKind
  id: string
  title: string
  /** ISO; since when it waits. */
  since: string
  /** The item of a report. */
  reported?: { itemType: string; itemId: string } | null
}

/** Answer of `GET /api/panel/waiting`: the oldest first. */
export type Waiting = {
  counts: Partial<Record<WaitingKind, number>>
  total: number
  items: WaitingItem[]
}

const collections: Record<WaitingKind, string> = {
  reports: 'reports',
  notices: 'notices',
  appeals: 'statements',
  messages: 'admin-messages',
  stores: 'stores',
  services: 'services',
  contacts: 'contacts',
  apartments: 'apartments',
  'contact-requests': 'directory-requests',
  'store-requests': 'directory-requests',
}

/** Where the reported changes and the claims of a kind are decided. */
export const requestsPath = (kind: DirectoryKind) => `/requests?kind=${kind}`

/** The collections whose changes can change what waits. */
export const waitingCollections: ReadonlySet<string> = new Set(Object.values(collections))

/** Where a waiting item is decided, below the path of the panel. */
export function waitingPath({ kind, id, reported }: Omit<WaitingItem, 'title' | 'since'>): string {
  if (kind === 'messages') return '/messages?kind=unread'
  if (kind === 'notices') return `/notice?id=${id}`
  if (kind === 'appeals') return `/appeal?id=${id}`
  if (reported) return `/case?type=${reported.itemType}&id=${reported.itemId}`
  if (kind === 'contact-requests') return `${requestsPath('contacts')}#request-${id}`
  if (kind === 'store-requests') return `${requestsPath('stores')}#request-${id}`
  if (isApprovedKind(kind)) return `/approvals?kind=${kind}&item=${id}`
  return `/collections/${collections[kind]}/${id}`
}
