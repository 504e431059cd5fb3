import type { DocumentFilter } from '#domain/documents/document-filters'
import { listAddress } from '#domain/lists/list-address'
import { routes } from '#domain/routes'
import { documentPageTexts as texts } from '#texts/documents/documents'
import { listingTexts } from '#texts/lists/listing'
import { kindTexts } from '#texts/kinds'
import { Container } from '../../ui/page/container'
import { EmptyState } from '../../ui/page/empty-state'
import { SearchFilter } from '../listing/list/filter-fields'
import { ListCount } from '../listing/list/list-count'
import { ListFilters } from '../listing/list/list-filters'
import { ListFoot } from '../listing/list/list-foot'
import { ListHead } from '../listing/list/list-head'
import { NoneFound } from '../listing/list/none-found'
import type { List } from '../listing/list/read-list'
import { AddDocument } from './add-document'
import type { ShownDocument } from './document'
import { DocumentPanel } from './document-panel'
import { DocumentRow } from './document-row'
import { OwnDocuments } from './own-documents'

type Props = { filter: DocumentFilter; found: List<ShownDocument>; now: Date }

export function DocumentsScreen({ filter: { q, page }, found: { docs, total }, now }: Props) {
  return (
    <Container>
      <ListHead title={kindTexts.documents.many} lead={texts.lead} action={<AddDocument />} />
      <OwnDocuments />
      <ListFilters
        action={routes.documents}
        isFiltered={q !== ''}
        search={<SearchFilter placeholder={texts.searchHint} value={q} />}
      />
      <ListCount aside={q ? listingTexts.bestFirst : listingTexts.newestFirst}>
        {q ? texts.found(total) : texts.counted(total)}
      </ListCount>
      {docs.length > 0 ? (
        <DocumentPanel label={kindTexts.documents.many}>
          {docs.map((document) => (
            <DocumentRow key={document.id} document={document} renderedAt={now.getTime()} />
          ))}
        </DocumentPanel>
      ) : (
        <NoDocuments query={q} />
      )}
      <ListFoot
        page={page}
        count={docs.length}
        total={total}
        totalText={texts.counted(total)}
        address={(to) => listAddress(routes.documents, { q, page: to })}
      />
    </Container>
  )
}

function NoDocuments({ query }: { query: string }) {
  if (!query) return <EmptyState icon="file-text" title={texts.empty} text={texts.emptyText} />
  return (
    <NoneFound
      query={query}
      cleared={routes.documents}
      title={texts.noneFound}
      text={texts.noneFoundText(query)}
      clear={texts.clearSearch}
    />
  )
}
