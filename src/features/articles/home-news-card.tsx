import { narrowPicture } from '#domain/files/card-picture'
import { routes } from '#domain/routes'
import { newsTexts } from '#texts/articles/articles'
import { uiTexts } from '#texts/shell/ui'
import { Icon } from '../../ui/graphics/icon'
import { Picture } from '../../ui/graphics/picture'
import type { ArticleSummary } from './article'
import { ArticleMeta } from './article-meta'
import { personOf } from './author'
import { HeadlineLink } from './headline-link'

type Props = { article: ArticleSummary; isLead: boolean }

/** On phones the first is a full card and the others are rows with a small picture. */
export function HomeNewsCard({ article, isLead }: Props) {
  return isLead ? <FullCard article={article} /> : <RowOrCard article={article} />
}

function FullCard({ article }: { article: ArticleSummary }) {
  return (
    <article className="relative grid content-start gap-1 border-b border-line pb-3 md:border-0 md:pb-0">
      {article.image ? (
        <Picture
          picture={article.image}
          sizes="(min-width: 768px) 50vw, 100vw"
          className="mb-2 aspect-video h-auto w-full rounded-lg md:aspect-[16/9.4]"
        />
      ) : null}
      <Headline article={article} className="text-2xl leading-[1.22] md:text-[1.3125rem] md:leading-[1.28]" />
      <p className="line-clamp-2 text-ink-soft">{article.excerpt}</p>
      <ReadMore isExternal={Boolean(article.externalLink)} />
    </article>
  )
}

function RowOrCard({ article }: { article: ArticleSummary }) {
  return (
    <article className="relative grid grid-cols-[minmax(0,1fr)_auto] content-start gap-x-3.5 gap-y-1 border-b border-line pb-3 md:grid-cols-1 md:border-0 md:pb-0">
      {article.image ? (
        <Picture
          picture={narrowPicture(article.image)}
          sizes="(min-width: 768px) 50vw, 104px"
          className="col-start-2 h-21 w-26 rounded-md md:col-start-1 md:mb-2 md:aspect-[16/9.4] md:h-auto md:w-full md:rounded-lg"
        />
      ) : null}
      <Headline
        article={article}
        className="text-[1.25rem] leading-[1.3] md:text-[1.3125rem] md:leading-[1.28]"
        place="col-start-1 row-start-1 md:row-start-auto"
      />
      <p className="hidden text-ink-soft md:line-clamp-2">{article.excerpt}</p>
      <ReadMore isExternal={Boolean(article.externalLink)} className="hidden md:inline-flex" />
    </article>
  )
}

type HeadlineProps = { article: ArticleSummary; className: string; place?: string }

function Headline({ article, className, place = '' }: HeadlineProps) {
  const { category, publishedAt, title, slug, externalLink } = article
  return (
    <div className={`grid content-start gap-1 ${place}`}>
      <ArticleMeta category={category} publishedAt={publishedAt} author={personOf(article)} />
      <h3 className={`font-serif font-[600] tracking-[-0.005em] text-pretty ${className}`}>
        <HeadlineLink
          href={externalLink ?? routes.article(slug)}
          isExternal={Boolean(externalLink)}
          className="after:absolute after:inset-0"
        >
          {title}
          {externalLink ? <span className="sr-only"> {uiTexts.opensInNewTab}</span> : null}
        </HeadlineLink>
      </h3>
    </div>
  )
}

/** Decorative: the headline's link covers the card. */
function ReadMore({ isExternal, className = 'inline-flex' }: { isExternal: boolean; className?: string }) {
  return (
    <span
      aria-hidden
      className={`min-h-touch items-center gap-1.5 text-[1rem] font-[600] text-link ${className}`}
    >
      {isExternal ? newsTexts.externalSite : newsTexts.read}
      <Icon icon={isExternal ? 'external-link' : 'arrow-right'} size={18} />
    </span>
  )
}
