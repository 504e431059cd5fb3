import {
  type CollectionAfterDeleteHook,
  type CollectionBeforeValidateHook,
  type PayloadRequest,
  ValidationError,
  type CollectionAfterChangeHook,
} from 'payload'
import type { PicturePurpose } from '#domain/files/pictures'
import { isId, relatedId } from '#domain/lists/ids'
import { isStaff } from '#domain/roles'
import { mediaTexts } from '#texts/panels/collections'
import type { User } from '#types'

type Picture = { field: string; purpose: PicturePurpose }

export const requireOwnPicture =
  ({ field, purpose }: Picture): CollectionBeforeValidateHook =>
  async ({ data, originalDoc, req }) => {
    const id = relatedId(data?.[field])
    // Our own code has no user; over REST that is a visitor who registers.
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

/** Deletes a member's picture with its item; pictures of the editors stay. */
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
