import type { CollectionBeforeOperationHook } from 'payload'
import { ValidationError } from 'payload'
import { mediaTexts } from '#texts/panels/collections'

/** Payload would fetch a file from a URL in the body, or the stored one from the host that the request names. */
export const takeSentFile: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const isOurs = 'overrideAccess' in args && args.overrideAccess === true
  // Visitors are refused by the access rules instead.
  const mayBeMissing = operation !== 'create' || (!isOurs && !req.user)
  const problem = req.file ? fileForMany(operation, args) : !mayBeMissing && mediaTexts.fileMissing
  if (problem) throw new ValidationError({ errors: [{ path: 'file', message: problem }], req }, req.t)
  if (operation === 'update' && !req.file && req.query) delete req.query.uploadEdits
  return args
}

/** One file for all rows of a bulk update would be processed once for each. */
const fileForMany = (operation: string, args: object) =>
  operation === 'update' && !('id' in args) && mediaTexts.oneFile
