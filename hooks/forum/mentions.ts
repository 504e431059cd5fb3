import type { CollectionBeforeChangeHook } from 'payload'
import { namesOf } from '#database/statements/account/names'
import { type Mention, mentionsIn } from '#domain/text/mentions'
import { isTooLate } from '#hooks/text/former-texts'

/**
 * The client says who was chosen from the suggestions, at a correction only who is new; names are ours, as they were
 * when it was written. Mentions are corrected as long as the text is.
 */
export const keepMentions: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  const known = (originalDoc?.mentions ?? []) as Mention[]
  if (operation === 'update' && isTooLate(req, originalDoc.createdAt)) return { ...data, mentions: known }
  const ids = (data.mentions ?? []) as string[]
  const content = String(data.content ?? originalDoc?.content ?? '')
  const unknown = ids.filter((id) => !known.some((one) => one.id === id))
  const added = await namesOf(req, unknown)
  return { ...data, mentions: mentionsIn(content, [...known, ...added]) }
}
