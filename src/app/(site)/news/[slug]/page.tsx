import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { routes } from '#domain/routes'
import { env } from '#env'
import { newsTexts } from '#texts/articles/articles'
import { articleJsonLd } from '../../../../features/articles/item/article-json-ld'
import { articleMetadata } from '../../../../features/articles/item/article-metadata'
import { ArticleNotFound } from '../../../../features/articles/item/article-not-found'
import { ArticleView } from '../../../../features/articles/item/article-view'
import { articleBySlug, articleByPreviousSlug, relatedArticles } from '../../../../features/articles/queries'
import { JsonLd } from '../../../../features/listing/item/json-ld'
import { breadcrumbs } from '../../../../features/listing/json-ld/breadcrumbs'
import { RelatedArticles } from '../../../../features/articles/item/related-articles'
import { answerWithStatus } from '../../../../request-context'
import { Container } from '../../../../ui/page/container'

type Props = { params: Promise<{ slug: string }> }

async function requested({ params }: Props) {
  const { slug } = await params
  const article = await articleBySlug(slug)
  if (article) return article
  const present = await articleByPreviousSlug(slug)
  if (present) permanentRedirect(routes.article(present))
  return null
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const article = await requested(props)
  return article ? articleMetadata(article) : { title: newsTexts.notFound, robots: { index: false } }
}

export default async function ArticlePage(props: Props) {
  const article = await requested(props)
  if (!article) {
    answerWithStatus(404)
    return <ArticleNotFound />
  }
  const steps = [{ name: article.title, path: routes.article(article.slug) }]
  return (
    <Container>
      <JsonLd data={articleJsonLd(article, env.SITE_URL)} />
      <JsonLd data={breadcrumbs({ kind: 'articles', steps, siteUrl: env.SITE_URL })} />
      <ArticleView article={article} />
      <RelatedArticles {...await relatedArticles(article)} />
    </Container>
  )
}
