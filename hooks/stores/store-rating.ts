import type { CollectionBeforeChangeHook } from 'payload'
import { nextRating } from '#domain/stores/store-input'

/** After the approval is decided: an approved request gets a rating, and every rating says where it comes from. */
export const keepRating: CollectionBeforeChangeHook = ({ data, operation, originalDoc }) => {
  const isNewlyApproved =
    operation === 'update' && data.approval === 'approved' && originalDoc.approval !== 'approved'
  const before = operation === 'update' ? originalDoc : null
  return { ...data, ...nextRating({ before, rating: data.rating ?? null, isNewlyApproved }) }
}
