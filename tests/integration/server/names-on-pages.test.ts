import { beforeAll, expect, it } from 'vitest'
import type { Article } from '#types'
import { apartmentBySlug, apartmentFilter, listApartments } from '../../../src/features/apartments/queries'
import { articleBySlug, articlesPage, latestArticles } from '../../../src/features/articles/queries'
import { contactBySlug, contactFilter, listContacts } from '../../../src/features/contacts/queries'
import { documentBySlug, listDocuments, otherDocuments } from '../../../src/features/documents/queries'
import { allEmbassies } from '../../../src/features/embassies/queries'
import { comingEvents } from '../../../src/features/events/calendar-queries'
import { eventBySlug, eventFilter, listEvents } from '../../../src/features/events/queries'
import { communityCounts, recentActivity } from '../../../src/features/home/queries'
import { findAnywhere } from '../../../src/features/search/queries'
import { listServices, serviceBySlug, serviceFilter } from '../../../src/features/services/queries'
import { listSmallAds, smallAdBySlug, smallAdFilter } from '../../../src/features/small-ads/queries'
import { listStores, storeBySlug, storeFilter } from '../../../src/features/stores/queries'
import { samples } from '#support/access/samples'
import { newArticle } from '#support/factories'
import { signedInMember } from '#support/members'
import { getTestPayload } from '#support/rest'

/** Everything that the kept pages are drawn from (src/changes/public-pages.ts); the article is the moderator's. */
const pages: Record<string, (slug: string) => Promise<unknown>> = {
  home: () => Promise.all([communityCounts(), recentActivity(), latestArticles(4)]),
  search: () => findAnywhere({ query: 'колело', page: 1 }),
  news: () => articlesPage({ page: 1, query: '' }),
  articles: (slug) => articleBySlug(slug),
  apartments: (slug) => Promise.all([listApartments(apartmentFilter({})), apartmentBySlug(slug)]),
  contacts: (slug) => Promise.all([listContacts(contactFilter({})), contactBySlug(slug)]),
  documents: (slug) =>
    Promise.all([listDocuments({ q: '', page: 1 }), documentBySlug(slug), otherDocuments()]),
  embassies: () => allEmbassies(),
  events: (slug) => Promise.all([listEvents(eventFilter({})), eventBySlug(slug), comingEvents()]),
  services: (slug) => Promise.all([listServices(serviceFilter({})), serviceBySlug(slug)]),
  'small-ads': (slug) => Promise.all([listSmallAds(smallAdFilter({})), smallAdBySlug(slug)]),
  stores: (slug) => Promise.all([listStores(storeFilter({})), storeBySlug(slug)]),
}

const author = await signedInMember({ fullName: 'Самодива Непоказвана' })
const slugs: Record<string, string> = {}

beforeAll(async () => {
  const payload = await getTestPayload()
  const kinds = Object.keys(samples).filter(
    (kind) => kind in pages || /^(forum-(topics|comments)|posts)$/.test(kind),
  )
  for (const kind of kinds) {
    const { id } = await samples[kind]!.make(author)
    const doc = await payload.findByID({ collection: kind as 'services', id })
    slugs[kind] = String(doc.slug)
  }
  const article: Article = await newArticle()
  await payload.update({
    collection: 'articles',
    id: article.id,
    data: { owner: author.id } as Partial<Article>,
  })
  slugs.articles = String(article.slug)
})

it.each(Object.keys(pages))('%s не показва името на член', async (page) => {
  const shown = JSON.stringify(await pages[page]!(slugs[page] ?? ''))
  expect(shown).toContain(slugs[page] ?? '')
  expect(shown).not.toContain('Самодива')
  expect(shown).not.toContain(author.id)
})
