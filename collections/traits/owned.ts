import type { RelationshipField } from 'payload'
import { ownOrStaffField } from '#access/members'
import { populateOverRest } from '#hooks/lists/read-defaults'
import { passStaffLock } from '#hooks/writes/pass-lock'
import { errorTexts } from '#texts/web/errors'
import { owner } from '../fields/owner'
import { add } from './addition'
import type { Trait } from './trait'

type Options = {
  label: string
  /** The author is public, and populated by default, because only staff may choose the depth. */
  isPublic?: boolean
  signInFirst?: string
}

/** The owner is the caller, whatever the body says. */
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
