import type { SearchAsked } from '#domain/search/search-address'
import { searchTexts as texts } from '#texts/search/search'
import { Pagination } from '../../ui/page/pagination'
import { PageLink } from '../../ui/page/page-link'
import { Alert } from '../../ui/states/alert'
import { NotifyLink } from '../listing/list/notify-link'
import type { Understanding } from './answer'
import type { SearchFound } from './queries'
import { ResultItem } from './result-item'
import { searchAddress } from './search-address'
import { SearchEmpty } from './search-empty'
import { countSentence, understandingSentence } from './sentences'

type Props = SearchFound & { asked: SearchAsked }

export function SearchResults({ asked, results, total, pages, understood, unfiltered }: Props) {
  const { query, near, city } = asked
  return (
    <>
      <div className="mt-5 flex flex-wrap items-end justify-between gap-x-4">
        <div role="status" className="min-w-0">
          {total > 0 ? (
            <div className="mb-3 grid gap-3">
              <UnderstandingAlert understood={understood} />
              <p className="wrap-anywhere text-ink-soft">
                {`${countSentence({ total, query, city: city?.name, understood })}.`}
              </p>
            </div>
          ) : null}
        </div>
        {total > 0 ? <NotifyLink address={searchAddress(asked)} /> : null}
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

function UnderstandingAlert({ understood }: { understood: Understanding }) {
  const sentence = understandingSentence(understood)
  if (!sentence) return null
  const icon = understood.ignored.length > 0 ? 'search-x' : 'search'
  return <Alert icon={icon} title={sentence} className="wrap-anywhere" />
}
