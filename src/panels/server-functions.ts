import { handleServerFunctions } from '@payloadcms/next/layouts'
import type { ImportMap, ServerFunctionClientArgs } from 'payload'
import config from '#config'
import { isUnavailable } from '#domain/web/unavailable'
import { answerWithStatus, noteUnderstood } from '../request-context'

/** Those that the panels use. By any other name Payload would also find inherited properties. */
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

/** Passes only name and arguments on: Payload would accept further functions from the browser. */
export async function callServerFunction({ name, args }: ServerFunctionClientArgs, importMap: ImportMap) {
  noteUnderstood()
  if (!names.has(name)) return refuse({ status: 404, reason: 'unknown server function' })
  if (!isRecord(args)) return refuse({ status: 400, reason: 'arguments of a server function are no object' })
  try {
    return await handleServerFunctions({ name, args, config, importMap })
  } catch (error) {
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

/** Payload validates no arguments and throws anything; only an unavailable store is not the client's fault. */
function statusOf(error: unknown): number {
  const { status } = (error ?? {}) as { status?: unknown }
  if (typeof status === 'number' && status < 500) return status
  return isUnavailable(error) ? 503 : 400
}
