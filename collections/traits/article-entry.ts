import { plainText } from '#domain/articles/reading-time'
import { routes } from '#domain/routes'
import type { EntryOf } from '#hooks/search/search-entry'
import type { Article } from '#types'

/** The rule of `access/published.ts`, with the day of publication left to the search itself. */
export const articleEntry: EntryOf<Article> = (article) => {
  const { _status, title, slug, excerpt, content, category, publishedAt } = article
  if (_status !== 'published' || !slug) return null
  return {
    title,
    url: routes.article(slug),
    text: excerpt,
    body: plainText(content),
    keywords: typeof category === 'object' ? [category?.name] : [],
    startsAt: publishedAt,
  }
}
