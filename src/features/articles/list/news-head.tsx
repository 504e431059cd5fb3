import { routes } from '#domain/routes'
import { newsTexts } from '#texts/articles/articles'
import { BackLink } from '../../../ui/page/back-link'
import { NewsSearchForm } from './news-search-form'

export function NewsHead({ query }: { query: string }) {
  return (
    <header className="mb-7 grid gap-3 border-b-2 border-ink pt-2 pb-5">
      <div>
        <BackLink href={routes.home} label={newsTexts.backHome} />
      </div>
      <div className="grid gap-3.5 min-[56.25rem]:grid-cols-[minmax(0,1fr)_340px] min-[56.25rem]:items-end">
        <h1 className="type-title">{newsTexts.title}</h1>
        <NewsSearchForm query={query} />
      </div>
    </header>
  )
}
