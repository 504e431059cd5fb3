import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import { ValidationError } from 'payload'
import { isContentOf } from '#domain/documents/document-content'
import { documentExtension, documentTypes } from '#domain/documents/document-file'
import { documentInput } from '#domain/documents/document-input'
import { UPLOAD_MAX_BYTES } from '#domain/limits'
import { safeFileName } from '#domain/files/safe-file-name'
import { documentTexts } from '#texts/documents/documents'

/**
 * Judges a document before anything is stored, names it, and lets through nothing of the request but what people
 * may say: Payload would fetch a file from an address in the body, or store a type that the file is not.
 */
export const takeDocument: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'create' && operation !== 'update') return args
  const isOurs = 'overrideAccess' in args && args.overrideAccess === true
  if (!isOurs && !req.user) return args
  const problem = operation === 'create' ? fileProblem(req.file) : req.file && documentTexts.fileFixed
  if (problem) throw new ValidationError({ errors: [{ path: 'file', message: problem }], req }, req.t)
  if (operation === 'create') req.file = named(req.file!)
  if (!isOurs && 'data' in args) Object.assign(args, { data: said(args.data) })
  return args
}

type UploadedFile = NonNullable<PayloadRequest['file']>

function fileProblem(file: UploadedFile | undefined): string | null {
  if (!file) return documentTexts.fileMissing
  const extension = documentExtension(file.name)
  if (!extension) return documentTexts.wrongType
  if (file.size > UPLOAD_MAX_BYTES) return documentTexts.tooLarge
  return isContentOf(extension, file.data) ? null : documentTexts.wrongContent
}

function named(file: UploadedFile): UploadedFile {
  const mimetype = documentTypes[documentExtension(file.name)!]
  return { ...file, name: safeFileName({ name: file.name, timestamp: nextTimestamp() }), mimetype }
}

let last = 0
/** Milliseconds; two files of the same name at the same moment must not meet. */
const nextTimestamp = () => (last = Math.max(Date.now(), last + 1))

/** The access of the fields keeps the last two for staff (the trait `hideable`). */
const sayable = [...Object.keys(documentInput.shape), 'hidden', 'hiddenReason']

const said = (data: Record<string, unknown>) => Object.fromEntries(sayable.map((name) => [name, data[name]]))
