import { handleServerFunctions } from '@payloadcms/next/layouts'
import type { ImportMap, ServerFunctionClientArgs } from 'payload'
import config from '#config'
import { isUnavailable } from '#domain/web/unavailable'
import { answerWithStatus, noteUnderstood } from '../request-context'

/**
 * Those of Payload that the panels call: there are no languages, folders, widgets or generated slugs. Asked by any other
 * name, Payload would also look among what every object has.
 */
const names = new Set([
  'form-state',
  'get-upcoming-scheduled-publish',
  'render-document',
  'render-document-slots',
  'render-field',
  'render-list',
  'schedule-publish',
  'table-state',
])

/** Of what the browser sent only name and arguments go on: Payload would take further functions from it. */
export async function callServerFunction({ name, args }: ServerFunctionClientArgs, importMap: ImportMap) {
  noteUnderstood()
  if (!names.has(name)) return refuse({ status: 404, reason: 'unknown server function' })
  if (!isRecord(args)) return refuse({ status: 400, reason: 'arguments of a server function are no object' })
  try {
    return await handleServerFunctions({ name, args, config, importMap })
  } catch (error) {
    // Next writes it into the log.
    answerWithStatus(statusOf(error))
    throw error
  }
}

function refuse({ status, reason }: { status: number; reason: string }): never {
  answerWithStatus(status)
  throw new Error(reason)
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Payload checks no argument and throws whatever comes up; nothing but a store that is away is not the caller's doing. */
function statusOf(error: unknown): number {
  const { status } = (error ?? {}) as { status?: unknown }
  if (typeof status === 'number' && status < 500) return status
  return isUnavailable(error) ? 503 : 400
}
