import type { Metadata } from 'next'
import type { Address } from '#domain/lists/list-filters'
import { routes } from '#domain/routes'
import { excerptOf } from '#domain/text/excerpt'
import { areaTexts } from '#texts/areas'
import { feedTexts } from '#texts/feed/feed-page'
import { FeedScreen } from '../../../features/feed/feed-screen'
import { feedView } from '../../../features/feed/feed-view'
import { feedPost } from '../../../features/feed/queries'
import { MissingPage } from '../../../features/shell/pages/missing-page'
import { pageMetadata } from '../../../ui/page/page-metadata'

type Props = { searchParams: Promise<Address> }

const DESCRIPTION_MAX = 160

const one = (value: Address[string]) => (typeof value === 'string' && value ? value : undefined)
const asked = ({ before, highlight, comment }: Address) => ({
  before: one(before),
  highlight: one(highlight),
  comment: one(comment),
})

const addressOf = ({ before, highlight }: ReturnType<typeof asked>) =>
  highlight ? routes.post(highlight) : before ? routes.feedBefore(before) : routes.feed

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { before, highlight } = asked(await searchParams)
  // The page itself says what failed.
  const post = highlight ? await feedPost(highlight).catch(() => null) : null
  return pageMetadata({
    title: areaTexts.feed,
    description: post ? excerptOf(post.content, DESCRIPTION_MAX) : feedTexts.description,
    path: post ? routes.post(post.id) : before ? routes.feedBefore(before) : routes.feed,
    // A window of the list moves with every new post.
    isIndexed: !before,
  })
}

export default async function FeedPage({ searchParams }: Props) {
  const now = new Date()
  const filter = asked(await searchParams)
  const view = await feedView(filter)
  if (!view) return <MissingPage />
  return <FeedScreen view={view} renderedAt={now.getTime()} address={addressOf(filter)} />
}
