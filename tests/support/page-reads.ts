import { contactFilters } from '#domain/contacts/contact-filters'
import { apartmentFilters } from '#domain/apartments/apartment-filters'
import { smallAdFilters } from '#domain/small-ads/small-ad-filters'
import { eventFilters } from '#domain/events/event-filters'
import { storeFilters } from '#domain/stores/store-filters'
import { serviceFilters } from '#domain/services/service-filters'
import { apartmentBySlug, listApartments } from '../../src/features/apartments/queries'
import { articleBySlug, articlesPage, latestArticles } from '../../src/features/articles/queries'
import { contactBySlug, listContacts } from '../../src/features/contacts/queries'
import { documentBySlug, listDocuments, otherDocuments } from '../../src/features/documents/queries'
import { allEmbassies } from '../../src/features/embassies/queries'
import { comingEvents } from '../../src/features/events/calendar/calendar-queries'
import { eventBySlug, listEvents } from '../../src/features/events/queries'
import { commentsAround, feedPage, feedPost } from '../../src/features/feed/queries'
import { communityCounts, recentActivity } from '../../src/features/home/queries'
import { findAnywhere } from '../../src/features/search/queries'
import { listServices, serviceBySlug } from '../../src/features/services/queries'
import { listSmallAds, smallAdBySlug } from '../../src/features/small-ads/queries'
import { listStores, storeBySlug } from '../../src/features/stores/queries'

/** All queries of cached pages (src/changes/public-pages.ts). */
export const pages: Record<string, (slug: string) => Promise<unknown>> = {
  home: () => Promise.all([communityCounts(), recentActivity(), latestArticles(4)]),
  search: () => findAnywhere({ query: 'колело', page: 1 }),
  news: () => articlesPage({ page: 1, query: '' }),
  articles: (slug) => articleBySlug(slug),
  apartments: (slug) => Promise.all([listApartments(apartmentFilters.read({})), apartmentBySlug(slug)]),
  contacts: (slug) => Promise.all([listContacts(contactFilters.read({})), contactBySlug(slug)]),
  documents: (slug) =>
    Promise.all([listDocuments({ q: '', page: 1 }), documentBySlug(slug), otherDocuments()]),
  embassies: () => allEmbassies(),
  events: (slug) => Promise.all([listEvents(eventFilters.read({})), eventBySlug(slug), comingEvents()]),
  feed: async () => {
    const first = await feedPage()
    const post = first!.posts[0]
    return [
      first,
      post && (await Promise.all([feedPage(post.id), feedPost(post.id), commentsAround(post.id)])),
    ]
  },
  services: (slug) => Promise.all([listServices(serviceFilters.read({})), serviceBySlug(slug)]),
  'small-ads': (slug) => Promise.all([listSmallAds(smallAdFilters.read({})), smallAdBySlug(slug)]),
  stores: (slug) => Promise.all([listStores(storeFilters.read({})), storeBySlug(slug)]),
}
