import type { SearchAsked } from '#domain/search/search-address'
import { searchTexts as texts } from '#texts/search/search'
import { Pagination } from '../../ui/page/pagination'
import { PageLink } from '../../ui/page/page-link'
import type { SearchFound } from './queries'
import { ResultItem } from './result-item'
import { searchAddress } from './search-address'
import { SearchEmpty } from './search-empty'

type Props = SearchFound & { asked: SearchAsked }

export function SearchResults({ asked, results, total, pages }: Props) {
  const { query, near, city } = asked
  const found = query ? texts.found(total, query) : texts.foundNear(total, city?.name)
  return (
    <>
      <p role="status" className="mt-5 mb-3 min-h-[1.625rem] text-ink-soft">
        {total > 0 ? `${found}.` : null}
      </p>
      {total > 0 && near ? (
        <p className="mb-3 flex flex-wrap items-center gap-x-2 type-meta">
          {texts.byDistance}
          {query ? (
            <PageLink
              href={searchAddress(asked, { near: undefined })}
              scroll={false}
              className="inline-flex min-h-touch items-center"
            >
              {texts.notByDistance}
            </PageLink>
          ) : null}
        </p>
      ) : null}
      {results.length > 0 ? (
        <ul aria-label={texts.results} className="overflow-clip rounded-lg border border-line bg-surface">
          {results.map((item) => (
            <ResultItem key={`${item.kind} ${item.id}`} item={item} />
          ))}
        </ul>
      ) : (
        <SearchEmpty asked={asked} />
      )}
      <Pagination
        label={texts.pages}
        page={asked.page}
        pages={pages}
        address={(page) => searchAddress(asked, { page })}
      />
    </>
  )
}
