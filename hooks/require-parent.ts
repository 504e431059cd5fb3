import { APIError, type CollectionBeforeValidateHook, type CollectionSlug } from 'payload'
import { isId } from '#domain/public-query'
import { errorTexts } from '#texts/errors'

type Parent = { field: string; of: CollectionSlug }

/** Nobody comments on or likes what they cannot see, or what is gone. */
export const requireParent =
  ({ field, of }: Parent): CollectionBeforeValidateHook =>
  async ({ data, operation, req }) => {
    if (operation !== 'create') return data
    const id: unknown = data?.[field]
    const { totalDocs } = isId(id)
      ? await req.payload.count({
          collection: of,
          where: { id: { equals: id } },
          overrideAccess: req.payloadAPI !== 'REST',
          req,
        })
      : { totalDocs: 0 }
    if (totalDocs === 0) throw new APIError(errorTexts.notFound, 404, null, true)
    return data
  }
