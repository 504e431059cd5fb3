import type { CollectionBeforeValidateHook, GlobalBeforeValidateHook, PayloadRequest } from 'payload'
import { ValidationError } from 'payload'
import { unsafeLink } from '#domain/text/unsafe-links'
import { refusalTexts } from '#texts/web/refusals'

type Texts = Record<string, unknown>
type Given = { data: Texts; stored?: Texts; req: PayloadRequest }

/** Payload has already filled in what a request omits. */
const isSame = (given: unknown, stored: unknown) => JSON.stringify(given) === JSON.stringify(stored)

/** An unsafe link would silently not be rendered. Autosave is exempt: a refusal would go unseen and lose the text. */
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
