import type { CollectionBeforeChangeHook } from 'payload'
import { namesOf } from '#database/statements/account/names'
import { type Mention, mentionsIn } from '#domain/text/mentions'

/**
 * The client says who was chosen from the suggestions, at a correction only who is new; names are ours, as they were
 * when it was written.
 */
export const keepMentions: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const known = (originalDoc?.mentions ?? []) as Mention[]
  const ids = (data.mentions ?? []) as string[]
  const content = String(data.content ?? originalDoc?.content ?? '')
  const unknown = ids.filter((id) => !known.some((one) => one.id === id))
  const added = await namesOf(req, unknown)
  return { ...data, mentions: mentionsIn(content, [...known, ...added]) }
}
