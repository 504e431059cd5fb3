import type { CollectionBeforeChangeHook } from 'payload'

/** The first publication counts, also when the article is hidden and shown again. */
export const setPublicationDate: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  if (data._status === 'published' && !data.publishedAt) {
    data.publishedAt = originalDoc?.publishedAt ?? new Date().toISOString()
  }
  return data
}
