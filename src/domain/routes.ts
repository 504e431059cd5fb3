type Query = Record<string, string | undefined>

function address(path: string, query: Query): string {
  const given = Object.entries(query).filter((pair): pair is [string, string] => Boolean(pair[1]))
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path
}

export type AuthMode = 'login' | 'register'
export const contactKinds = ['doctor', 'lawyer'] as const
export type ContactKind = (typeof contactKinds)[number]

export type SearchFilters = { kind?: string; city?: string; near?: string; page?: number }

/** Which comments a page of a topic starts with; the names of its query. */
export type TopicWindow = { comment?: string; after?: string; before?: string; newest?: string }

/** All addresses of the site are built here. */
export const routes = {
  home: '/',
  news: '/news',
  article: (slug: string) => `/news/${encodeURIComponent(slug)}`,
  /** `from` is where to return after signing in; defaults are left out. */
  auth: (from?: string, mode?: AuthMode) =>
    address('/auth', { mode: mode === 'register' ? mode : undefined, from: from === '/' ? undefined : from }),
  forgotPassword: '/auth/forgot',
  resetPassword: (token: string) => address('/auth/reset', { token }),
  confirmEmail: (token: string) => address('/auth/confirm', { token }),
  changeEmail: (token: string) => address('/auth/email', { token }),
  undoEmail: (token: string) => address('/auth/email/undo', { token }),
  unsubscribe: (token: string) => address('/unsubscribe', { token }),
  oneClickUnsubscribe: (token: string) => address('/api/users/unsubscribe', { token }),
  /** From a letter about an entry; a page with one button, because mail scanners open links. */
  letterAnswer: (answer: string, token: string) => address('/letter', { answer, token }),
  /** Opens the report of a change on the page of an entry. */
  changeReport: (page: string) => `${page}#change`,
  forum: '/forum',
  forumOf: (category: string) => address('/forum', { category }),
  /** Lead to the page below, and stay valid when a topic changes its category. */
  topic: (id: string) => address('/forum', { topic: id }),
  topicComment: (id: string, comment: string) => address('/forum', { topic: id, comment }),
  topicPage: ({ category, slug }: { category: string; slug: string }, query: TopicWindow = {}) =>
    address(`/forum/${encodeURIComponent(category)}/${encodeURIComponent(slug)}`, query),
  feed: '/feed',
  post: (id: string) => address('/feed', { highlight: id }),
  postComment: (id: string, comment: string) => address('/feed', { highlight: id, comment }),
  notifications: '/notifications',
  notificationsOf: (show?: string, before?: string) => address('/notifications', { show, before }),
  feedBefore: (id: string) => address('/feed', { before: id }),
  favorites: '/favorites',
  savedSearches: '/favorites/searches',
  favoritesOf: (kind: string) => address('/favorites', { kind }),
  contacts: '/contacts',
  savedContacts: '/contacts?filter=saved',
  contactsOf: (kind: ContactKind) => address('/contacts', { filter: kind }),
  services: '/services',
  stores: '/stores',
  smallAds: '/small-ads',
  events: '/events',
  calendar: '/events.ics',
  event: (slug: string) => `/events/${encodeURIComponent(slug)}`,
  calendarOf: (eventId: string) => `/api/events/${eventId}/calendar.ics`,
  apartments: '/apartments',
  documents: '/documents',
  embassies: '/embassies',
  embassiesFor: (land: string) => address('/embassies', { land }),
  /** How many items a list has, with the same query. */
  countOf: (list: string) => `/counts/${list}`,
  search: '/search',
  searchFor: (query: string, { kind, city, near, page = 1 }: SearchFilters = {}) =>
    address('/search', { q: query.trim(), kind, city, near, page: page > 1 ? String(page) : undefined }),
  legal: '/legal',
  imprint: '/legal/imprint',
  privacy: '/legal/privacy',
  terms: '/legal/terms',
  cookieSettings: '/legal#cookies',
  reportContent: '/legal#signal',
  reportContentOf: (path: string) => `${address('/legal', { about: path })}#signal`,
  profile: '/profile',
  security: '/profile#security',
  blocked: '/profile/blocked',
  devices: '/profile/devices',
  notificationSettings: '/profile/notifications',
  /** Where the dialog for the home screen opens. */
  install: '/#install',
  devicesFor: (from: string) => address('/profile/devices', { from }),
  decisions: '/profile/decisions',
  decision: (id: string) => `/profile/decisions/${encodeURIComponent(id)}`,
  ownItem: (kind: string, id: string) =>
    `/profile/items/${encodeURIComponent(kind)}/${encodeURIComponent(id)}`,
  dashboard: '/dashboard',
  admin: '/admin',
  moderator: '/moderator',
} as const

/** Pages rendered for one member; others are redirected to sign in. */
export const isMemberPage = (path: string): boolean =>
  /^\/(?:profile|dashboard|notifications|favorites\/searches)\b/.test(path)
