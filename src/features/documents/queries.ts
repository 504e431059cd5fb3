import { getPayload } from 'payload'
import { cache } from 'react'
import config from '#config'
import { pageFromAddress } from '#domain/page-numbers'
import { searchText } from '#domain/search-words'
import { readItem } from '../listing/read-item'
import { readList } from '../listing/read-list'
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

/** Other documents, the newest first. */
export async function otherDocuments({ id, limit }: { id?: string; limit: number }) {
  const payload = await getPayload({ config })
  const { docs } = await payload.find({
    collection: 'documents',
    where: id ? { id: { not_equals: id } } : {},
    sort: ['-createdAt', 'id'],
    select: shown,
    limit,
    pagination: false,
    depth: 0,
    overrideAccess: false,
  })
  return docs as ShownDocument[]
}
