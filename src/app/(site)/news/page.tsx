import type { Metadata } from 'next'
import { pageFromAddress } from '#domain/lists/page-numbers'
import { searchText } from '#domain/search/search-words'
import { newsTexts } from '#texts/articles/articles'
import { newsAddress } from '../../../features/articles/article-addresses'
import { NewsHead } from '../../../features/articles/news-head'
import { NewsList } from '../../../features/articles/news-list'
import { articlesPage } from '../../../features/articles/queries'
import { MissingPage } from '../../../features/shell/missing-page'
import { Container } from '../../../ui/container'
import { pageMetadata } from '../../../ui/page-metadata'

type Props = { searchParams: Promise<{ q?: string | string[]; page?: string | string[] }> }

const asked = async ({ searchParams }: Props) => {
  const { q, page } = await searchParams
  return { query: searchText(q), page: pageFromAddress(page) }
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
