import { longDate } from '#domain/time/dates'
import { readingTime } from '#domain/articles/reading-time'
import { keptTogether } from '#domain/text/kept-together'
import { routes } from '#domain/routes'
import { newsTexts } from '#texts/articles/articles'
import { Avatar } from '../../../ui/graphics/avatar'
import { BackLink } from '../../../ui/page/back-link'
import { Badge } from '../../../ui/states/badge'
import type { ArticleDetail } from '../article'
import { ArticleMeta } from '../article-meta'
import { personOf } from '../author'

export function ArticleHeader({ article }: { article: ArticleDetail }) {
  const { category, publishedAt, title, excerpt, content } = article
  return (
    <header className="mx-auto grid max-w-[54rem] gap-4 pt-2 pb-6">
      <div>
        <BackLink href={routes.news} label={newsTexts.backToNews} />
      </div>
      <ArticleMeta category={category} publishedAt={publishedAt} readingMinutes={readingTime(content)} />
      <h1 className="type-display text-[clamp(2rem,1.4rem+2.5vw,3.125rem)]">
        {keptTogether(title) || newsTexts.untitled}
      </h1>
      <p className="max-w-[44rem] text-[1.25rem] leading-[1.85rem] text-ink-soft">{keptTogether(excerpt)}</p>
      <Author article={article} />
    </header>
  )
}

/** The default author is the editorial team, shown as a badge in place of a name. */
function Author({ article: { author, publishedAt, updatedAt } }: { article: ArticleDetail }) {
  const person = personOf({ author })
  const isTeam = !person
  const name = person ?? newsTexts.defaultAuthor
  return (
    <div className="flex items-center gap-3">
      <Avatar name={name} role={isTeam ? 'admin' : undefined} />
      <div className="grid min-w-0 gap-0.5">
        {isTeam ? (
          <span>
            <Badge tone="admin">{name}</Badge>
          </span>
        ) : (
          <span className="type-label">{name}</span>
        )}
        {isLaterDay(updatedAt, publishedAt) ? (
          <span className="type-meta">
            <time dateTime={updatedAt}>{newsTexts.updatedOn(longDate(updatedAt))}</time>
          </span>
        ) : null}
      </div>
    </div>
  )
}

/** Corrections on the day of publication are not shown. */
const isLaterDay = (updated: string, published: string | null) =>
  Boolean(published && updated > published && longDate(updated) !== longDate(published))
