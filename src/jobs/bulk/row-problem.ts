import { NotFound, ValidationError } from 'payload'
import { bulkTexts as texts } from '#texts/panels/bulk'

type Known = { isPublic?: boolean; status?: number; message?: string }
const CLIENTS_FAULT = [400, 403, 409, 423]

/** Why a row could not be written, for the person who asked. */
export function asWords(error: unknown): string {
  if (error instanceof NotFound) return texts.isGone
  if (error instanceof ValidationError) return sentences(error)
  const { isPublic, status = 500, message } = (error ?? {}) as Known
  return message && (isPublic || CLIENTS_FAULT.includes(status)) ? message : texts.unexpected
}

function sentences(error: ValidationError): string {
  const said = error.data.errors.map(({ label, message }) =>
    typeof label === 'string' ? `${label}: ${message}` : message,
  )
  return [...new Set(said)].join(' ') || error.message
}
