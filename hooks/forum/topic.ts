import { type CollectionBeforeChangeHook, type CollectionBeforeValidateHook, ValidationError } from 'payload'
import { isId, relatedId } from '#domain/lists/ids'
import { topicTexts } from '#texts/forum/forum'

export const requireActiveCategory: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  const id = relatedId(data?.category)
  if (!id || id === relatedId(originalDoc?.category)) return data
  const { totalDocs } = isId(id)
    ? await req.payload.count({
        collection: 'forum-categories',
        where: { id: { equals: id }, isActive: { equals: true } },
        req,
      })
    : { totalDocs: 0 }
  if (totalDocs > 0) return data
  const errors = [{ path: 'category', message: topicTexts.categoryClosed }]
  const error = new ValidationError({ errors, req }, req.t)
  error.message = topicTexts.categoryClosed
  throw error
}

export const fillContent: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const isOwnText = data.content && data.content !== originalDoc?.title
  return isOwnText ? data : { ...data, content: data.title }
}

export const startActivity: CollectionBeforeChangeHook = ({ data, operation }) =>
  operation === 'create' ? { ...data, lastActivityAt: new Date().toISOString() } : data
