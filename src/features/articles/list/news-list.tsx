import { newsTexts } from '#texts/articles/articles'
import { Pagination } from '../../../ui/page/pagination'
import type { ArticleSummary } from '../article'
import { ArticleCard } from '../card/article-card'
import { LeadCard } from '../card/lead-card'
import { newsAddress } from '../article-addresses'
import { NewsEmpty } from './news-empty'
import { NewsPill } from './news-pill'
import { readingTimeOf, type ArticlesPage } from '../queries'

type Props = ArticlesPage & { page: number; query: string }

export async function NewsList({ articles, total, pages, page, query }: Props) {
  const lead = page === 1 && !query ? articles[0] : undefined
  return (
    <>
      <NewsPill known={articles.map(({ id }) => id)} isFirstPage={page === 1 && !query} />
      <p role="status" className={query ? 'mb-6 text-ink-soft' : 'sr-only'}>
        {query && total ? newsTexts.found(total, query) : null}
      </p>
      {lead ? <LeadCard article={lead} readingMinutes={await readingTimeOf(lead.id)} /> : null}
      {articles.length ? (
        <Grid articles={lead ? articles.slice(1) : articles} isFirstOnPage={!lead} />
      ) : (
        <NewsEmpty query={query} />
      )}
      <Pagination
        label={newsTexts.pages}
        page={page}
        pages={pages}
        address={(number) => newsAddress({ query, page: number })}
      />
    </>
  )
}

function Grid({ articles, isFirstOnPage }: { articles: ArticleSummary[]; isFirstOnPage: boolean }) {
  return (
    <div className="grid gap-x-7 gap-y-8 sm:grid-cols-2 min-[56.25rem]:grid-cols-3">
      {articles.map((article, index) => (
        <ArticleCard key={article.id} article={article} isFirst={isFirstOnPage && index === 0} />
      ))}
    </div>
  )
}
