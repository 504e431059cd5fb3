import {
  type CollectionAfterDeleteHook,
  type CollectionBeforeValidateHook,
  type PayloadRequest,
  ValidationError,
  type CollectionAfterChangeHook,
} from 'payload'
import type { PicturePurpose } from '#domain/files/pictures'
import { isId } from '#domain/lists/public-query'
import { relatedId } from '#domain/lists/ids'
import { isStaff } from '#domain/roles'
import { mediaTexts } from '#texts/panels/collections'
import type { User } from '#types'

type Picture = { field: string; purpose: PicturePurpose }

/** Members show pictures that they uploaded themselves, for just this. */
export const requireOwnPicture =
  ({ field, purpose }: Picture): CollectionBeforeValidateHook =>
  async ({ data, originalDoc, req }) => {
    const id = relatedId(data?.[field])
    // Code of ours writes for nobody; over REST that is somebody who is about to register.
    const isStranger = !req.user && req.payloadAPI === 'REST'
    const isFree = (!req.user && !isStranger) || isStaff(req.user)
    if (!id || isFree || id === relatedId(originalDoc?.[field])) return data
    const where = {
      id: { equals: id },
      purpose: { equals: purpose },
      owner: { equals: req.user?.id },
    }
    const { totalDocs } =
      req.user && isId(id) ? await req.payload.count({ collection: 'media', where, req }) : { totalDocs: 0 }
    if (totalDocs > 0) return data
    throw new ValidationError({ errors: [{ path: field, message: mediaTexts.notYours }], req }, req.t)
  }

/** A member's picture goes with what it was uploaded for; one from the library of the editors stays. */
export const dropPicture =
  ({ field, purpose }: Picture): CollectionAfterDeleteHook =>
  async ({ doc, req }) => {
    const id = relatedId(doc[field])
    if (id) await deletePicture({ id, purpose, req })
  }

type Deletion = { id: string; purpose: PicturePurpose; req: PayloadRequest }

export async function deletePicture({ id, purpose, req }: Deletion) {
  const where = { id: { equals: id }, purpose: { equals: purpose } }
  await req.payload.delete({ collection: 'media', where, depth: 0, req })
}

export const dropFormerAvatar: CollectionAfterChangeHook<User> = async ({ doc, previousDoc, req }) => {
  const former = relatedId(previousDoc?.avatar)
  if (former && former !== relatedId(doc.avatar)) await deletePicture({ id: former, purpose: 'avatar', req })
}
