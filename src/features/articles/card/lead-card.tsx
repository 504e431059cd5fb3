import { keptTogether } from '#domain/text/kept-together'
import { routes } from '#domain/routes'
import { classNames } from '../../../ui/class-names'
import { Picture } from '../../../ui/graphics/picture'
import type { ArticleSummary } from '../article'
import { ArticleLinks } from './article-links'
import { ArticleMeta } from '../article-meta'
import { personOf } from '../author'
import { HeadlineLink } from './headline-link'

type Props = { article: ArticleSummary; readingMinutes: number }

export function LeadCard({ article, readingMinutes }: Props) {
  const { image, category, publishedAt, slug, title, excerpt } = article
  return (
    <article
      className={classNames(
        'mb-8 grid gap-x-10 gap-y-4.5 border-b border-line pb-8',
        image ? 'min-[56.25rem]:grid-cols-[1.25fr_1fr]' : null,
      )}
    >
      {image ? (
        <Picture
          picture={image}
          sizes="(min-width: 900px) 645px, 100vw"
          isFirst
          className="aspect-[16/10] h-auto w-full rounded-lg"
        />
      ) : null}
      <div className="grid content-center gap-3">
        <ArticleMeta
          category={category}
          publishedAt={publishedAt}
          author={personOf(article)}
          readingMinutes={readingMinutes}
        />
        <h2 className="font-serif text-[clamp(1.75rem,1.3rem+1.9vw,2.625rem)] leading-[1.12] font-[600] tracking-tight text-balance">
          <HeadlineLink href={routes.article(slug)}>{keptTogether(title)}</HeadlineLink>
        </h2>
        <p className="type-lead">{keptTogether(excerpt)}</p>
        <ArticleLinks {...article} />
      </div>
    </article>
  )
}
