import { cache } from 'react'
import type { DocumentFilter } from '#domain/documents/document-filters'
import { readItem } from '../listing/item/read-item'
import { readList } from '../listing/list/read-list'
import { readSome } from '../listing/list/read-some'
import { shown, type ShownDocument } from './document'

export const listDocuments = ({ q, page }: DocumentFilter) =>
  readList<ShownDocument>({ kind: 'documents', query: q, sort: '-createdAt', select: shown, page })

export const documentBySlug = cache((slug: string) =>
  readItem<ShownDocument>({ collection: 'documents', slug, select: shown }),
)

const SIMILAR = 3

export const otherDocuments = (id?: string) =>
  readSome<ShownDocument>({
    kind: 'documents',
    where: id ? { id: { not_equals: id } } : {},
    sort: '-createdAt',
    select: shown,
    limit: SIMILAR,
  })
