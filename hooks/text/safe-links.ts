import type { CollectionBeforeValidateHook, GlobalBeforeValidateHook, PayloadRequest } from 'payload'
import { ValidationError } from 'payload'
import { unsafeLink } from '#domain/text/unsafe-links'
import { refusalTexts } from '#texts/web/refusals'

type Texts = Record<string, unknown>
type Given = { data: Texts; stored?: Texts; req: PayloadRequest }

/** Payload has already filled in what a request leaves out. */
const isSame = (given: unknown, stored: unknown) => JSON.stringify(given) === JSON.stringify(stored)

/**
 * Refuses a text of the editor in which a link leads nowhere: drawn, it would silently be no link. What saves by
 * itself while somebody writes is kept as it is, because a refusal there would lose the text and be seen by nobody;
 * it is told by the next press of a button, and nothing is published with it. Only a time of publication that was chosen
 * before finds nobody to tell. An old text is no reason against taking an article back.
 */
const refuseUnsafeLinks = (names: readonly string[], { data, stored = {}, req }: Given) => {
  if (req.payloadAPI !== 'REST' || String(req.query.autosave) === 'true') return
  const isDraft = data._status === 'draft'
  const errors = names.flatMap((path) => {
    const words = isDraft && isSame(data[path], stored[path]) ? null : unsafeLink(data[path])
    return words === null ? [] : [{ path, message: refusalTexts.unsafeLink(words) }]
  })
  if (errors.length > 0) throw new ValidationError({ errors, req }, req.t)
}

export const safeLinks =
  (...names: string[]): CollectionBeforeValidateHook =>
  ({ data, originalDoc, req }) => {
    if (data) refuseUnsafeLinks(names, { data, stored: originalDoc as Texts, req })
    return data
  }

export const safeGlobalLinks =
  (...names: string[]): GlobalBeforeValidateHook =>
  ({ data, req }) => {
    if (data) refuseUnsafeLinks(names, { data, req })
    return data
  }
