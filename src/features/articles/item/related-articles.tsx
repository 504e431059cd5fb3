import { longDate } from '#domain/time/dates'
import { keptTogether } from '#domain/text/kept-together'
import { routes } from '#domain/routes'
import { newsTexts } from '#texts/articles/articles'
import { PageLink } from '../../../ui/page/page-link'
import { SectionHead } from '../../../ui/page/section-head'
import { Picture } from '../../../ui/graphics/picture'
import type { ArticleSummary } from '../article'
import type { RelatedArticles as Related } from '../queries'

export function RelatedArticles({ articles, isSameTopic }: Related) {
  if (!articles.length) return null
  return (
    <section aria-labelledby="related" className="mx-auto mt-14 max-w-[60rem] print:hidden">
      <SectionHead id="related" title={isSameTopic ? newsTexts.sameTopic : newsTexts.moreNews} />
      <ul className="grid gap-x-7 gap-y-5 md:grid-cols-2">
        {articles.map((article) => (
          <li key={article.id}>
            <RelatedLink article={article} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function RelatedLink({ article: { slug, title, image, publishedAt } }: { article: ArticleSummary }) {
  return (
    <PageLink
      href={routes.article(slug)}
      className="group flex items-center gap-3.5 text-inherit no-underline"
    >
      {image ? (
        <Picture picture={image} alt="" sizes="112px" className="h-21 w-28 shrink-0 rounded-md" />
      ) : null}
      <span className="grid min-w-0 gap-1">
        {publishedAt ? (
          <time dateTime={publishedAt} className="type-meta">
            {longDate(publishedAt)}
          </time>
        ) : null}
        <span className="font-serif text-lg leading-[1.3] font-[600] tracking-tight decoration-accent decoration-2 group-hover:underline">
          {keptTogether(title)}
        </span>
      </span>
    </PageLink>
  )
}
