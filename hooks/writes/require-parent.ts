import { APIError, type CollectionBeforeValidateHook, type CollectionSlug } from 'payload'
import { errorTexts } from '#texts/web/errors'
import { seesItem } from '#hooks/lists/sees-item'

type Parent = { field: string; of: CollectionSlug }

export const requireParent =
  ({ field, of }: Parent): CollectionBeforeValidateHook =>
  async ({ data, operation, req }) => {
    if (operation !== 'create') return data
    const isThere = await seesItem({ req, collection: of, id: data?.[field] })
    if (!isThere) throw new APIError(errorTexts.notFound, 404, null, true)
    return data
  }
