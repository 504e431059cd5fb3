import type { CollectionAfterChangeHook } from 'payload'
import { relatedId } from '#domain/related-id'
import type { User } from '#types'
import { deletePicture } from './own-picture'

export const dropFormerAvatar: CollectionAfterChangeHook<User> = async ({ doc, previousDoc, req }) => {
  const former = relatedId(previousDoc?.avatar)
  if (former && former !== relatedId(doc.avatar)) await deletePicture({ id: former, purpose: 'avatar', req })
}
