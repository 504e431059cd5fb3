import type { CollectionAfterChangeHook, CollectionBeforeDeleteHook } from 'payload'
import { forgetMember } from '#database/forget-member'
import { relatedId } from '#domain/related-id'
import type { User } from '#types'
import { deletePicture } from './own-picture'

export const dropFormerAvatar: CollectionAfterChangeHook<User> = async ({ doc, previousDoc, req }) => {
  const former = relatedId(previousDoc?.avatar)
  if (former && former !== relatedId(doc.avatar)) await deletePicture({ id: former, purpose: 'avatar', req })
}

/** What a member wrote stays, without a name; what shows it is told to have changed. */
export const tellDeparture: CollectionBeforeDeleteHook = ({ id, req }) => forgetMember(req, String(id))
