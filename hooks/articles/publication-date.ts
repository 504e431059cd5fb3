import type { CollectionBeforeChangeHook } from 'payload'

/** The day of the first publication; it stays when an article is hidden and shown again. */
export const setPublicationDate: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  if (data._status === 'published' && !data.publishedAt) {
    data.publishedAt = originalDoc?.publishedAt ?? new Date().toISOString()
  }
  return data
}
