import type { IncomingHttpHeaders } from 'node:http'
import {
  IMPORT_BODY_MAX_BYTES,
  JSON_BODY_MAX_BYTES,
  UPLOAD_BODY_MAX_BYTES,
  UPLOAD_MAX_BYTES,
  uploadCollections,
} from '#domain/limits'
import { refusalTexts } from '#texts/web/refusals'
import type { Refusal } from '../response/refusal'

const uploads = new RegExp(`^/api/(?:${uploadCollections.join('|')})(?:/[^/]+)?$`, 'i')
const imports = /^\/api\/contacts\/import$/i
const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024)

/** From the headers alone, before the body is read. */
export function bodyRefusal({
  headers,
  path,
}: {
  headers: IncomingHttpHeaders
  path: string
}): Refusal | null {
  // The size would be unknown until the end; browsers always send it.
  if (headers['transfer-encoding'] !== undefined) return { status: 411, message: refusalTexts.lengthRequired }
  const isForm = (headers['content-type'] ?? '').toLowerCase().startsWith('multipart/')
  const { max, told = max } = limitOf({ path, isForm })
  if (Number(headers['content-length'] ?? 0) <= max) return null
  return { status: 413, message: refusalTexts.bodyTooLarge(megabytes(told)) }
}

function limitOf({ path, isForm }: { path: string; isForm: boolean }): { max: number; told?: number } {
  if (imports.test(path)) return { max: IMPORT_BODY_MAX_BYTES }
  if (isForm && uploads.test(path)) return { max: UPLOAD_BODY_MAX_BYTES, told: UPLOAD_MAX_BYTES }
  return { max: JSON_BODY_MAX_BYTES }
}
