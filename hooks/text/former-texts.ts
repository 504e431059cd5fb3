import { APIError, type CollectionBeforeChangeHook, type PayloadRequest } from 'payload'
import { addRevision, lockedTexts } from '#database/statements/text/revisions'
import { type EditedKind, isEditable } from '#domain/text/editing'
import { isStaff } from '#domain/roles'
import { omit } from '#hooks/writes/omit-from-update'
import { editingTexts } from '#texts/text/editing'

export const isTooLate = ({ user }: Pick<PayloadRequest, 'user'>, createdAt: string): boolean =>
  Boolean(user) && !isStaff(user) && !isEditable({ createdAt, now: new Date() })

/** Compares with the locked row, so that of two edits at once both former texts are kept. */
export const keepFormerTexts =
  (texts: readonly string[]): CollectionBeforeChangeHook =>
  async ({ collection, data, operation, originalDoc, req }) => {
    if (operation !== 'update') return data
    const kind = collection.slug as EditedKind
    const former = await lockedTexts(req, { kind, id: originalDoc.id, texts })
    const isChanged = former !== null && texts.some((name) => data[name] !== former[name])
    if (!isChanged) return omit(data, ['editedAt'])
    if (isTooLate(req, former.createdAt)) throw new APIError(editingTexts.tooLate, 403, null, true)
    await addRevision(req, { kind, id: originalDoc.id, former, changedBy: req.user?.id ?? null })
    return { ...data, editedAt: new Date().toISOString() }
  }
