import type { RelationshipField } from 'payload'
import { ownOrStaffField } from '#access/members'
import { populateOverRest } from '#hooks/lists/read-defaults'
import { passStaffLock } from '#hooks/writes/pass-lock'
import { errorTexts } from '#texts/web/errors'
import { owner } from '../fields/owner'
import { add } from './collection'
import type { Trait } from './trait'

type Options = {
  label: string
  /**
   * Whether everybody may know who made it, as in the forum and the feed. It then comes with the author's public face
   * and what else it refers to, because the query language is closed to people.
   */
  isPublic?: boolean
  /** What a visitor is told who tries to write. */
  signInFirst?: string
}

/** Belongs to whoever made it: the caller, never what the body says. */
export const owned = ({ label, isPublic = false, signInFirst = errorTexts.signInFirst }: Options): Trait => ({
  name: 'owned',
  extend: (config) => {
    const field: RelationshipField = owner(label)
    const read = isPublic ? undefined : ownOrStaffField
    return add(config, {
      fields: [{ ...field, access: { ...field.access, read } } as RelationshipField],
      hooks: { beforeOperation: [passStaffLock, ...(isPublic ? [populateOverRest] : [])] },
      custom: { signInFirst },
    })
  },
})
