import { routes } from '#domain/routes'
import { newsTexts } from '#texts/articles/articles'
import { LinkMore } from '../../../ui/buttons/link-more'
import type { ArticleSummary } from '../article'

/** Link names include the article's title, for screen readers. */
export function ArticleLinks({ slug, title, externalLink }: ArticleSummary) {
  return (
    <div className="flex flex-wrap gap-x-5.5">
      <LinkMore href={routes.article(slug)}>
        {newsTexts.fullArticle}
        <span className="sr-only">: {title}</span>
      </LinkMore>
      {externalLink ? (
        <LinkMore href={externalLink} external>
          {newsTexts.externalSite}
          <span className="sr-only">: {title}</span>
        </LinkMore>
      ) : null}
    </div>
  )
}
