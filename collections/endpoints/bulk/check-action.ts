import { APIError, type CollectionSlug, Forbidden, type PayloadRequest, ValidationError } from 'payload'
import { table } from '#access/table'
import { type BulkInput, fieldOfAction, isApprovalDecision, needsReason } from '#domain/panels/bulk-input'
import { isAdmin } from '#domain/roles'
import { approvalTexts } from '#texts/moderation/approval'
import { bulkTexts as texts } from '#texts/panels/bulk'

/** Accounts are changed one by one: each change of a role asks for a code and is told to the member. */
const oneByOne = ['users']

/** Whether the action makes sense there and the person has the right to it at all; the rest is checked row by row. */
export async function checkAction(req: PayloadRequest, asked: BulkInput): Promise<void> {
  const { action, collection: slug, data, reason } = asked
  if (!Object.hasOwn(table, slug) || oneByOne.includes(slug)) refuse(texts.notHere)
  const { access, custom, flattenedFields } = req.payload.collections[slug as CollectionSlug].config
  const verdict = await access[action === 'delete' ? 'delete' : 'update']({ req })
  if (verdict === false) throw new Forbidden(req.t)
  const field = fieldOfAction[action]
  if (field && !flattenedFields.some(({ name }) => name === field)) refuse(texts.notHere)
  // Payload drops a field without a word where its access says no.
  if (isApprovalDecision(action) && custom.approvers === 'admins' && !isAdmin(req.user))
    throw new Forbidden(req.t)
  if (needsReason(action) && !reason) {
    const errors = [{ path: 'reason', message: approvalTexts.reasonRequired }]
    throw new ValidationError({ errors, req }, req.t)
  }
  if (action !== 'update') return
  const names = Object.keys(data ?? {})
  if (names.length === 0) refuse(texts.noFields)
  if (names.some((name) => !flattenedFields.some((one) => one.name === name))) refuse(texts.notHere)
}

function refuse(message: string): never {
  throw new APIError(message, 400, null, true)
}
