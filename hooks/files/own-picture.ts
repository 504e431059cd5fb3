import {
  type CollectionAfterDeleteHook,
  type CollectionBeforeValidateHook,
  type PayloadRequest,
  ValidationError,
  type CollectionAfterChangeHook,
} from 'payload'
import { pictureIds } from '#domain/files/item-pictures'
import type { PicturePurpose } from '#domain/files/pictures'
import { isId, relatedId } from '#domain/lists/ids'
import { isStaff } from '#domain/roles'
import { mediaTexts } from '#texts/panels/collections'
import type { User } from '#types'

type Picture = { field: string; purpose: PicturePurpose }

export const requireOwnPictures =
  ({ field, purpose }: Picture): CollectionBeforeValidateHook =>
  async ({ data, originalDoc, req }) => {
    // Our own code has no user; over REST that is a visitor who registers.
    const isStranger = !req.user && req.payloadAPI === 'REST'
    const isFree = (!req.user && !isStranger) || isStaff(req.user)
    const stored = pictureIds(originalDoc, field)
    const added = pictureIds(data, field).filter((id) => !stored.includes(id))
    if (isFree || added.length === 0 || (await areOwn(added, { purpose, req }))) return data
    throw new ValidationError({ errors: [{ path: field, message: mediaTexts.notYours }], req }, req.t)
  }

type Asked = Pick<Picture, 'purpose'> & { req: PayloadRequest }

async function areOwn(ids: string[], { purpose, req }: Asked): Promise<boolean> {
  if (!req.user || !ids.every(isId)) return false
  const where = {
    id: { in: ids },
    purpose: { equals: purpose },
    owner: { equals: req.user.id },
    keptUntil: { exists: false },
  }
  const { totalDocs } = await req.payload.count({ collection: 'media', where, req })
  return totalDocs === new Set(ids).size
}

/** Pictures of the editors stay. */
export const dropAvatar: CollectionAfterDeleteHook<User> = async ({ doc, req }) => {
  const id = relatedId(doc.avatar)
  if (id) await deletePicture({ id, purpose: 'avatar', req })
}

type Deletion = { id: string; purpose: PicturePurpose; req: PayloadRequest }

async function deletePicture({ id, purpose, req }: Deletion) {
  const where = { id: { equals: id }, purpose: { equals: purpose } }
  await req.payload.delete({ collection: 'media', where, depth: 0, req })
}

export const dropFormerAvatar: CollectionAfterChangeHook<User> = async ({ doc, previousDoc, req }) => {
  const former = relatedId(previousDoc?.avatar)
  if (former && former !== relatedId(doc.avatar)) await deletePicture({ id: former, purpose: 'avatar', req })
}
