import type { CollectionBeforeChangeHook } from 'payload'
import { nextRating } from '#domain/stores/store-input'

export const keepRating: CollectionBeforeChangeHook = ({ data, operation, originalDoc }) => {
  const isNewlyApproved =
    operation === 'update' && data.approval === 'approved' && originalDoc.approval !== 'approved'
  const before = operation === 'update' ? originalDoc : null
  return { ...data, ...nextRating({ before, rating: data.rating ?? null, isNewlyApproved }) }
}
