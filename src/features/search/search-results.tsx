import { Search, SearchX } from 'lucide-react'
import type { SearchAsked } from '#domain/search/search-address'
import { searchTexts as texts } from '#texts/search/search'
import { Pagination } from '../../ui/page/pagination'
import { PageLink } from '../../ui/page/page-link'
import { Alert } from '../../ui/states/alert'
import type { Reading } from './answer'
import type { SearchFound } from './queries'
import { ResultItem } from './result-item'
import { searchAddress } from './search-address'
import { SearchEmpty } from './search-empty'
import { countSentence, readingSentence } from './sentences'

type Props = SearchFound & { asked: SearchAsked }

export function SearchResults({ asked, results, total, pages, reading, unfiltered }: Props) {
  const { query, near, city } = asked
  return (
    <>
      <div role="status" className="mt-5">
        {total > 0 ? (
          <div className="mb-3 grid gap-3">
            <ReadingAlert reading={reading} />
            <p className="wrap-anywhere text-ink-soft">
              {`${countSentence({ total, query, city: city?.name, reading })}.`}
            </p>
          </div>
        ) : null}
      </div>
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
        <SearchEmpty asked={asked} unfiltered={unfiltered} />
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

function ReadingAlert({ reading }: { reading: Reading }) {
  const sentence = readingSentence(reading)
  if (!sentence) return null
  const icon = reading.ignored.length > 0 ? SearchX : Search
  return <Alert icon={icon} title={sentence} className="wrap-anywhere" />
}
