import type { CollectionBeforeChangeHook } from 'payload'
import { isStaff } from '#domain/roles'
import type { User } from '#types'

/** Staff are never suspended: who becomes one of them is not any more (docs/decisions/067-suspension.md). */
export const liftForStaff: CollectionBeforeChangeHook<User> = ({ data, operation, originalDoc }) =>
  operation === 'update' && isStaff(data as User) && !isStaff(originalDoc)
    ? { ...data, suspendedUntil: null, suspensionReason: null }
    : data
