import { routes } from '#domain/routes'
import type { ArticleDetail } from '../article'
import { ArticleBody } from '../body/article-body'
import { ArticleEnd } from './article-end'
import { ArticleFigure } from './article-figure'
import { ArticleHeader } from './article-header'

export function ArticleView({ article }: { article: ArticleDetail }) {
  const { image, content, title, slug, externalLink } = article
  return (
    <article>
      <ArticleHeader article={article} />
      {image ? <ArticleFigure picture={image} /> : null}
      <ArticleBody content={content} />
      <ArticleEnd title={title} address={routes.article(slug)} externalLink={externalLink} />
    </article>
  )
}
