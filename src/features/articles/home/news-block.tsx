import { NEWS_ON_HOME } from '#domain/limits'
import { routes } from '#domain/routes'
import { newsTexts } from '#texts/articles/articles'
import { EmptyState } from '../../../ui/page/empty-state'
import { LinkMore } from '../../../ui/buttons/link-more'
import { SectionHead } from '../../../ui/page/section-head'
import { HomeNewsCard } from './home-news-card'
import { latestArticles } from '../queries'

export async function NewsBlock() {
  const articles = await latestArticles(NEWS_ON_HOME + 1)
  const hasMore = articles.length > NEWS_ON_HOME
  return (
    <section aria-labelledby="news">
      <SectionHead
        id="news"
        title={newsTexts.title}
        action={hasMore ? <LinkMore href={routes.news}>{newsTexts.seeAll}</LinkMore> : undefined}
      />
      {articles.length ? (
        <div className="grid gap-6 md:grid-cols-2 lg:gap-x-7 lg:gap-y-8">
          {articles.slice(0, NEWS_ON_HOME).map((article, index) => (
            <HomeNewsCard key={article.id} article={article} isLead={index === 0} />
          ))}
        </div>
      ) : (
        <EmptyState icon="newspaper" title={newsTexts.emptyTitle} text={newsTexts.emptyText} />
      )}
    </section>
  )
}
