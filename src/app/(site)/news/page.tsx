import type { Metadata } from 'next'
import { articleFilters } from '#domain/articles/article-filters'
import type { Address } from '#domain/lists/list-filters'
import { newsTexts } from '#texts/articles/articles'
import { newsAddress } from '../../../features/articles/article-addresses'
import { NewsHead } from '../../../features/articles/list/news-head'
import { NewsList } from '../../../features/articles/list/news-list'
import { articlesPage } from '../../../features/articles/queries'
import { MissingPage } from '../../../features/shell/pages/missing-page'
import { Container } from '../../../ui/page/container'
import { pageMetadata } from '../../../ui/page/page-metadata'

type Props = { searchParams: Promise<Address> }

const asked = async ({ searchParams }: Props) => {
  const { q: query, page } = articleFilters.read(await searchParams)
  return { query, page }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { query, page } = await asked(props)
  const title = page > 1 ? newsTexts.pageTitle(page) : newsTexts.title
  return pageMetadata({
    title: query ? newsTexts.searchTitle(query) : title,
    description: newsTexts.description,
    path: newsAddress({ query, page }),
    isIndexed: !query,
  })
}

export default async function NewsPage(props: Props) {
  const { query, page } = await asked(props)
  const found = await articlesPage({ page, query })
  if (page > 1 && page > found.pages) return <MissingPage />
  return (
    <Container>
      <NewsHead query={query} />
      <NewsList {...found} page={page} query={query} />
    </Container>
  )
}
