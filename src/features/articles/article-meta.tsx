import { longDate } from '#domain/time/dates'
import { newsTexts } from '#texts/articles/articles'
import { CategoryLine } from '../../ui/page/category-line'

type Props = {
  category: string | null
  publishedAt: string | null
  readingMinutes?: number
  /** Where the article has no line of its own for them. */
  author?: string | null
}

export function ArticleMeta({ category, publishedAt, readingMinutes, author }: Props) {
  return (
    <p className="flex flex-wrap items-center gap-x-3.5 gap-y-1 type-meta">
      {category ? <CategoryLine name={category} /> : null}
      {publishedAt ? <time dateTime={publishedAt}>{longDate(publishedAt)}</time> : null}
      {author ? <span>{author}</span> : null}
      {readingMinutes ? <span>{newsTexts.readingTime(readingMinutes)}</span> : null}
    </p>
  )
}
