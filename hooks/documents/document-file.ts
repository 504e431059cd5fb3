import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import { ValidationError } from 'payload'
import { isContentOf } from '#domain/documents/document-content'
import { documentExtension, documentTypes } from '#domain/documents/document-file'
import { documentInput } from '#domain/documents/document-input'
import { UPLOAD_MAX_BYTES } from '#domain/limits'
import { safeFileName } from '#domain/files/safe-file-name'
import { documentTexts } from '#texts/documents/documents'

/** Payload would fetch a URL from the body, or store a false MIME type. */
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
/** In milliseconds and unique, so that two files of one name never collide. */
const nextTimestamp = () => (last = Math.max(Date.now(), last + 1))

/** Field access limits the last two to staff (the trait `hideable`). */
const sayable = [...Object.keys(documentInput.shape), 'hidden', 'hiddenReason']

const said = (data: Record<string, unknown>) => Object.fromEntries(sayable.map((name) => [name, data[name]]))
