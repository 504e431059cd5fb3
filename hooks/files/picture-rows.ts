import type { CollectionBeforeValidateHook } from 'payload'
import { relatedId } from '#domain/lists/ids'

type Row = { id?: string | null; image?: unknown; alt?: string | null }

/** A picture that stays keeps its row, so that an edit of something else does not look like one of the pictures. */
export const keepPictureRows: CollectionBeforeValidateHook = ({ data, originalDoc }) => {
  if (!Array.isArray(data?.pictures)) return data
  const stored = (originalDoc?.pictures ?? []) as Row[]
  const rows = (data.pictures as Row[]).map(({ image, alt }) => {
    const id = stored.find((one) => relatedId(one.image) === relatedId(image))?.id
    return { ...(id ? { id } : {}), image: relatedId(image), alt: alt ?? null }
  })
  return { ...data, pictures: rows }
}
