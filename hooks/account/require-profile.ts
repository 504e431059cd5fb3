import { APIError, type CollectionBeforeOperationHook } from 'payload'
import { isProfileComplete } from '#domain/account/person-name'
import { isStaff } from '#domain/roles'

export const requireProfile =
  (message: string): CollectionBeforeOperationHook =>
  ({ args, operation, req }) => {
    const { user } = req
    if (operation !== 'create' || !user || isStaff(user)) return args
    if (!isProfileComplete(user)) throw new APIError(message, 403, null, true)
    return args
  }
