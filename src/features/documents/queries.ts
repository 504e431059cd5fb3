import { cache } from 'react'
import { pageFromAddress } from '#domain/lists/page-numbers'
import { searchText } from '#domain/search/search-words'
import { readItem } from '../listing/read-item'
import { readList } from '../listing/read-list'
import { readSome } from '../listing/read-some'
import { shown, type ShownDocument } from './document'

export type DocumentFilter = { q: string; page: number }
type Address = Record<'q' | 'page', string | string[] | undefined>

export const documentFilter = ({ q, page }: Partial<Address>): DocumentFilter => ({
  q: searchText(q),
  page: pageFromAddress(page),
})

export const listDocuments = ({ q, page }: DocumentFilter) =>
  readList<ShownDocument>({ kind: 'documents', query: q, sort: '-createdAt', select: shown, page })

export const documentBySlug = cache((slug: string) =>
  readItem<ShownDocument>({ collection: 'documents', slug, select: shown }),
)

const SIMILAR = 3

/** Other documents, the newest first. */
export const otherDocuments = (id?: string) =>
  readSome<ShownDocument>({
    kind: 'documents',
    where: id ? { id: { not_equals: id } } : {},
    sort: '-createdAt',
    select: shown,
    limit: SIMILAR,
  })
