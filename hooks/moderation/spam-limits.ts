import { APIError, type CollectionBeforeChangeHook, type CollectionBeforeValidateHook } from 'payload'
import { countContributions } from '#database/statements/community/contributions'
import { isStaff } from '#domain/roles'
import { isNewcomer, NEWCOMER_CONTRIBUTIONS, NEWCOMER_LINKS_MAX } from '#domain/text/newcomers'
import { sameTextKey } from '#domain/text/same-text'
import { linksIn } from '#domain/text/user-text'
import { spamTexts } from '#texts/moderation/spam'
import { isChanged, joined } from './written-texts'

type Written = { texts: readonly string[]; html: (text: { content: string }) => string }

/** Asks the database only about a text with many links. */
export const limitLinks =
  ({ texts, html }: Written): CollectionBeforeValidateHook =>
  async ({ data, originalDoc, req }) => {
    if (!data || !req.user || isStaff(req.user) || !isChanged({ data, originalDoc, texts })) return data
    if (linksIn(html({ content: joined(data, texts) })) <= NEWCOMER_LINKS_MAX) return data
    const { createdAt, id: member } = req.user
    const contributions = await countContributions(req, { member, most: NEWCOMER_CONTRIBUTIONS })
    if (!isNewcomer({ createdAt, contributions }, new Date())) return data
    throw new APIError(spamTexts.tooManyLinks, 400, null, true)
  }

/** A unique index over owner and key refuses the second text, also of two at once. */
export const keepTextKey =
  (texts: readonly string[]): CollectionBeforeChangeHook =>
  ({ data, originalDoc, req }) => {
    if (!req.user || isStaff(req.user) || !isChanged({ data, originalDoc, texts })) return data
    const createdAt = String(originalDoc?.createdAt ?? new Date().toISOString())
    return { ...data, textKey: sameTextKey({ text: joined({ ...originalDoc, ...data }, texts), createdAt }) }
  }
