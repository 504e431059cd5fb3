import type { RelationshipField } from 'payload'
import { ownOrStaffField } from '#access/own'
import { passStaffLock } from '#hooks/writes/pass-lock'
import { errorTexts } from '#texts/web/errors'
import { owner } from '../fields/owner'
import { add, type Trait } from './collection'

type Options = {
  label: string
  /** Whether everybody may know who made it, as in the forum and the feed. */
  isPublic?: boolean
  /** What a visitor is told who tries to write. */
  signInFirst?: string
}

/** Belongs to whoever made it: the caller, never what the body says. */
export const owned =
  ({ label, isPublic = false, signInFirst = errorTexts.signInFirst }: Options): Trait =>
  (config) => {
    const field: RelationshipField = owner(label)
    const read = isPublic ? undefined : ownOrStaffField
    return add(config, {
      fields: [{ ...field, access: { ...field.access, read } } as RelationshipField],
      hooks: { beforeOperation: [passStaffLock] },
      custom: { signInFirst },
    })
  }
