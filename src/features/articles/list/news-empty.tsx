import { routes } from '#domain/routes'
import { newsTexts } from '#texts/articles/articles'
import { ButtonLink } from '../../../ui/buttons/button-link'
import { EmptyState } from '../../../ui/page/empty-state'

export function NewsEmpty({ query }: { query: string }) {
  if (!query) return <EmptyState icon="newspaper" title={newsTexts.emptyTitle} text={newsTexts.emptyText} />
  return (
    <EmptyState
      icon="search-x"
      title={newsTexts.noResultsTitle(query)}
      text={newsTexts.noResultsText}
      actions={
        <ButtonLink href={routes.news} variant="secondary" size="sm">
          {newsTexts.clearSearch}
        </ButtonLink>
      }
    />
  )
}
