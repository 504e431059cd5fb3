import { routes } from './routes'

/** Each area has one key: its name is `areaTexts[key]`, its icon a name of lucide. */
const areas = {
  forum: { key: 'forum', route: routes.forum, icon: 'messages-square' },
  feed: { key: 'feed', route: routes.feed, icon: 'circle-question-mark' },
  smallAds: { key: 'smallAds', route: routes.smallAds, icon: 'megaphone' },
  services: { key: 'services', route: routes.services, icon: 'briefcase-business' },
  events: { key: 'events', route: routes.events, icon: 'calendar-days' },
  stores: { key: 'stores', route: routes.stores, icon: 'store' },
  apartments: { key: 'apartments', route: routes.apartments, icon: 'building-2' },
  documents: { key: 'documents', route: routes.documents, icon: 'file-text' },
  doctors: { key: 'doctors', route: routes.contactsOf('doctor'), icon: 'stethoscope' },
  lawyers: { key: 'lawyers', route: routes.contactsOf('lawyer'), icon: 'scale' },
  news: { key: 'news', route: routes.news, icon: 'newspaper' },
  embassies: { key: 'embassies', route: routes.embassies, icon: 'landmark' },
} as const

export type SiteArea = (typeof areas)[keyof typeof areas]
export type AreaKey = SiteArea['key']
export type AreaIcon = SiteArea['icon']

/** The ten tiles of the home page. */
export const siteAreas = [
  areas.forum,
  areas.feed,
  areas.smallAds,
  areas.services,
  areas.events,
  areas.stores,
  areas.apartments,
  areas.documents,
  areas.doctors,
  areas.lawyers,
] as const satisfies readonly SiteArea[]

/** Everything the menu and the footer list: the tiles, the news and the consulates. */
export const menuAreas: readonly SiteArea[] = [
  areas.forum,
  areas.feed,
  areas.news,
  ...siteAreas.slice(2),
  areas.embassies,
]
