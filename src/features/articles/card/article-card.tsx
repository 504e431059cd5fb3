import { keptTogether } from '#domain/text/kept-together'
import { routes } from '#domain/routes'
import { Picture } from '../../../ui/graphics/picture'
import type { ArticleSummary } from '../article'
import { ArticleLinks } from './article-links'
import { ArticleMeta } from '../article-meta'
import { personOf } from '../author'
import { HeadlineLink } from './headline-link'

export function ArticleCard({ article, isFirst = false }: { article: ArticleSummary; isFirst?: boolean }) {
  const { image, category, publishedAt, slug, title, excerpt } = article
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] grid-rows-[auto_auto_auto_1fr_auto] content-start gap-2">
      {image ? (
        <Picture
          picture={image}
          sizes="(min-width: 900px) 380px, (min-width: 640px) 50vw, 100vw"
          isFirst={isFirst}
          className="mb-1 aspect-[16/9.4] h-auto w-full rounded-lg"
        />
      ) : (
        <span />
      )}
      <ArticleMeta category={category} publishedAt={publishedAt} author={personOf(article)} />
      <h2 className="font-serif text-[1.375rem] leading-[1.27] font-[600] tracking-tight text-pretty">
        <HeadlineLink href={routes.article(slug)}>{keptTogether(title)}</HeadlineLink>
      </h2>
      <p className="line-clamp-3 self-start text-[1rem] leading-6 text-ink-soft">{keptTogether(excerpt)}</p>
      <ArticleLinks {...article} />
    </article>
  )
}
