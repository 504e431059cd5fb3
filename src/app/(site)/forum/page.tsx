import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { forumFilters } from '#domain/forum/forum-filters'
import { listAddress } from '#domain/lists/list-address'
import type { Address } from '#domain/lists/list-filters'
import { routes } from '#domain/routes'
import { forumListTexts as texts } from '#texts/forum/forum-list'
import { forumSearchTexts } from '#texts/forum/forum-search'
import { forumReader } from '../../../features/forum/forum-reader'
import { forumAddress } from '../../../features/forum/forum-address'
import { readHead, readLists } from '../../../features/forum/list/forum-data'
import { ForumScreen } from '../../../features/forum/list/forum-screen'
import { categoryCalled, findInForum } from '../../../features/forum/list/queries'
import { SearchResults } from '../../../features/forum/search/search-results'
import { TopicSection } from '../../../features/forum/list/topics/topic-section'
import { topicAddress } from '../../../features/forum/topic-address'
import { MissingPage } from '../../../features/shell/pages/missing-page'
import { pageMetadata } from '../../../ui/page/page-metadata'

type Props = { searchParams: Promise<Address> }

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const filter = forumFilters.read(await searchParams)
  const { q, category, after, order } = filter
  const reader = await forumReader()
  const name = reader && (await categoryCalled(category))
  const whole = name ? texts.titleOf(name) : texts.title
  return pageMetadata({
    title: q ? forumSearchTexts.titleOf(q) : after ? texts.titleAfter(whole) : whole,
    description: texts.description,
    path: forumAddress(filter),
    isIndexed: Boolean(reader?.isOpen) && !q && !after && !order,
  })
}

export default async function ForumPage({ searchParams }: Props) {
  const filter = forumFilters.read(await searchParams)
  const reader = await forumReader()
  if (!reader) redirect(routes.auth(listAddress(routes.forum, filter)))
  if (filter.topic) {
    const address = await topicAddress(filter)
    if (!address) return <MissingPage />
    redirect(address)
  }
  const head = await readHead(reader, filter)
  if (!head) return <MissingPage />
  return (
    <ForumScreen filter={filter} reader={reader} head={head}>
      {filter.q ? (
        <SearchResults query={filter.q} found={await findInForum(reader, filter.q)} />
      ) : (
        <TopicSection filter={filter} head={head} lists={await readLists({ reader, filter, head })} />
      )}
    </ForumScreen>
  )
}
