import type { Metadata } from 'next'
import type { Address } from '#domain/lists/list-filters'
import { routes } from '#domain/routes'
import { searchAsked } from '#domain/search/search-address'
import { searchTexts as texts } from '#texts/search/search'
import { readPart } from '../../../features/community/read-part'
import { KindChips } from '../../../features/search/kind-chips'
import { findAnywhere } from '../../../features/search/queries'
import { searchAddress } from '../../../features/search/search-address'
import { CityField, QueryField } from '../../../features/search/search-fields'
import { SearchFailed } from '../../../features/search/search-failed'
import { SearchForm } from '../../../features/search/search-form'
import { SearchResults } from '../../../features/search/search-results'
import { MissingPage } from '../../../features/shell/pages/missing-page'
import { Container } from '../../../ui/page/container'
import { PageHead } from '../../../ui/page/page-head'
import { pageMetadata } from '../../../ui/page/page-metadata'

type Props = { searchParams: Promise<Address> }

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const asked = searchAsked(await searchParams)
  return pageMetadata({
    title: asked.query ? texts.titleOf(asked.query) : texts.title,
    description: texts.description,
    path: searchAddress(asked, { page: asked.page }),
    isIndexed: false,
  })
}

export default async function SearchPage({ searchParams }: Props) {
  const asked = searchAsked(await searchParams)
  const { query, kind, city, near, page } = asked
  const found = await readPart(findAnywhere(asked), { name: 'search', fallback: null })
  if (found && page > 1 && page > found.pages) return <MissingPage />
  return (
    <Container width="list">
      <PageHead title={texts.title} back={{ href: routes.home, label: texts.back }} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <SearchForm kept={{ kind, near }}>
          <QueryField value={query} />
          <CityField value={city?.id} />
        </SearchForm>
        <KindChips asked={asked} hasForum={Boolean(found?.hasForum)} />
      </div>
      {found ? <SearchResults asked={asked} {...found} /> : <SearchFailed asked={asked} />}
    </Container>
  )
}
