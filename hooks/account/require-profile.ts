import { APIError, type CollectionBeforeOperationHook } from 'payload'
import { isProfileComplete } from '#domain/account/person-name'

/** Staff too: a comment stands under a name and a city. */
export const requireProfile =
  (message: string): CollectionBeforeOperationHook =>
  ({ args, operation, req }) => {
    const { user } = req
    if (operation !== 'create' || !user) return args
    if (!isProfileComplete(user)) throw new APIError(message, 403, null, true)
    return args
  }
