import { APIError, type CollectionBeforeChangeHook } from 'payload'
import { roleToBlock } from '#database/statements/account/blocks'
import { BLOCKS_MAX } from '#domain/limits'
import { relatedId } from '#domain/lists/ids'
import { isStaff } from '#domain/roles'
import { lockOwner } from '#hooks/writes/one-active'
import { blockTexts as texts } from '#texts/account/blocks'

/** A member other than oneself, who is not of the staff. */
export const requireBlockable: CollectionBeforeChangeHook = async ({ collection, data, operation, req }) => {
  const { user } = req
  const memberId = relatedId(data.member)
  if (operation !== 'create' || !user || !memberId) return data
  if (memberId === user.id) refuse(400, texts.ownNever)
  await lockOwner({ req, collection: collection.slug, owner: user.id })
  const { role, blocks } = await roleToBlock(req, { ownerId: user.id, memberId })
  if (!role) refuse(404, texts.missing)
  if (isStaff({ role })) refuse(400, texts.staffNever)
  if (blocks >= BLOCKS_MAX) refuse(409, texts.tooMany(BLOCKS_MAX))
  return data
}

function refuse(status: number, message: string): never {
  throw new APIError(message, status, null, true)
}
