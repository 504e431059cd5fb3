import type { CollectionBeforeOperationHook } from 'payload'
import { ValidationError } from 'payload'
import { mediaTexts } from '#texts/panels/collections'

/**
 * A file comes with the request or not at all. Payload would fetch a new one from the address in the body, and the
 * stored one, when it is to be edited, from whatever host the request names.
 */
export const takeSentFile: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const isOurs = 'overrideAccess' in args && args.overrideAccess === true
  // Whoever is nobody hears from the access rules that they have to sign in.
  const mayBeMissing = operation !== 'create' || (!isOurs && !req.user)
  const problem = req.file ? fileForMany(operation, args) : !mayBeMissing && mediaTexts.fileMissing
  if (problem) throw new ValidationError({ errors: [{ path: 'file', message: problem }], req }, req.t)
  if (operation === 'update' && !req.file && req.query) delete req.query.uploadEdits
  return args
}

/** One file for all rows that a bulk change meets would be drawn anew for each of them. */
const fileForMany = (operation: string, args: object) =>
  operation === 'update' && !('id' in args) && mediaTexts.oneFile
