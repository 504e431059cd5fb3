import { handleServerFunctions } from '@payloadcms/next/layouts'
import type { ImportMap, ServerFunctionClientArgs } from 'payload'
import config from '#config'
import { answerWithStatus, noteUnderstood } from '../request-context'

/** Those of Payload that the panels call. Asked by any other name, Payload would look among what every object has. */
const names = new Set([
  'copy-data-from-locale',
  'form-state',
  'get-default-layout',
  'get-folder-results-component-and-data',
  'get-upcoming-scheduled-publish',
  'render-document',
  'render-document-slots',
  'render-field',
  'render-list',
  'render-widget',
  'schedule-publish',
  'slugify',
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
    const status = statusOf(error)
    if (status) answerWithStatus(status)
    throw error
  }
}

function refuse({ status, reason }: { status: number; reason: string }): never {
  answerWithStatus(status)
  throw new Error(reason)
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Payload checks no argument: what it cannot work with shows as a TypeError, or as a value PostgreSQL does not take. */
function statusOf(error: unknown): number | null {
  if (!(error instanceof Error)) return null
  const { status, code } = error as { status?: unknown; code?: unknown }
  if (typeof status === 'number' && status < 500) return status
  if (error instanceof TypeError || (typeof code === 'string' && code.startsWith('22'))) return 400
  return statusOf(error.cause)
}
