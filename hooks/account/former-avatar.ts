import type { CollectionAfterChangeHook } from 'payload'
import { relatedId } from '#domain/lists/related-id'
import type { User } from '#types'
import { deletePicture } from '#hooks/files/own-picture'

export const dropFormerAvatar: CollectionAfterChangeHook<User> = async ({ doc, previousDoc, req }) => {
  const former = relatedId(previousDoc?.avatar)
  if (former && former !== relatedId(doc.avatar)) await deletePicture({ id: former, purpose: 'avatar', req })
}
