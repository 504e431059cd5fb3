import { narrowPicture } from '#domain/files/card-picture'
import { keptTogether } from '#domain/text/kept-together'
import { routes } from '#domain/routes'
import { newsTexts } from '#texts/articles/articles'
import { uiTexts } from '#texts/shell/ui'
import { Icon } from '../../../ui/graphics/icon'
import { Picture } from '../../../ui/graphics/picture'
import type { ArticleSummary } from '../article'
import { ArticleMeta } from '../article-meta'
import { personOf } from '../author'
import { HeadlineLink } from '../card/headline-link'
import './home-news-card.css'

type Props = { article: ArticleSummary; isLead: boolean }

/** On phones the first is a full card and the others are rows with a small picture. */
export function HomeNewsCard({ article, isLead }: Props) {
  return isLead ? <FullCard article={article} /> : <RowOrCard article={article} />
}

function FullCard({ article }: { article: ArticleSummary }) {
  return (
    <article className="news-card news-card-lead">
      {article.image ? <Picture picture={article.image} sizes="(min-width: 768px) 50vw, 100vw" /> : null}
      <Headline article={article} />
      <p>{keptTogether(article.excerpt)}</p>
      <ReadMore isExternal={Boolean(article.externalLink)} />
    </article>
  )
}

function RowOrCard({ article }: { article: ArticleSummary }) {
  return (
    <article className="news-card">
      {article.image ? (
        <Picture picture={narrowPicture(article.image)} sizes="(min-width: 768px) 50vw, 104px" />
      ) : null}
      <Headline article={article} />
      <p>{keptTogether(article.excerpt)}</p>
      <ReadMore isExternal={Boolean(article.externalLink)} />
    </article>
  )
}

function Headline({ article }: { article: ArticleSummary }) {
  const { category, publishedAt, title, slug, externalLink } = article
  return (
    <div className="grid content-start gap-1">
      <ArticleMeta category={category} publishedAt={publishedAt} author={personOf(article)} />
      <h3>
        <HeadlineLink href={externalLink ?? routes.article(slug)} isExternal={Boolean(externalLink)}>
          {keptTogether(title)}
          {externalLink ? <span className="sr-only"> {uiTexts.opensInNewTab}</span> : null}
        </HeadlineLink>
      </h3>
    </div>
  )
}

/** Decorative: the headline's link covers the card. */
function ReadMore({ isExternal }: { isExternal: boolean }) {
  return (
    <span aria-hidden className="news-more">
      {isExternal ? newsTexts.externalSite : newsTexts.read}
      <Icon icon={isExternal ? 'external-link' : 'arrow-right'} size={18} />
    </span>
  )
}
