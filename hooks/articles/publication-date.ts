import type { CollectionBeforeChangeHook } from 'payload'

export const setPublicationDate: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  if (data._status === 'published' && !data.publishedAt) {
    data.publishedAt = originalDoc?.publishedAt ?? new Date().toISOString()
  }
  return data
}
