import { handleServerFunctions } from '@payloadcms/next/layouts'
import type { FormState, ImportMap, ServerFunctionClientArgs } from 'payload'
import config from '#config'
import { isUnavailable } from '#domain/web/unavailable'
import { answerWithStatus, noteUnderstood } from '../request-context'
import { changedValues } from './changed-values'

/** Those that the panels use. By any other name Payload would also find inherited properties. */
const names = new Set([
  'form-state',
  'get-upcoming-scheduled-publish',
  'render-document',
  'render-document-slots',
  'render-field',
  'render-list',
  'table-state',
])

/** Passes only name and arguments on: Payload would accept further functions from the browser. */
export async function callServerFunction({ name, args }: ServerFunctionClientArgs, importMap: ImportMap) {
  noteUnderstood()
  if (!names.has(name)) return refuse({ status: 404, reason: 'unknown server function' })
  if (!isRecord(args)) return refuse({ status: 400, reason: 'arguments of a server function are no object' })
  try {
    const answer = await handleServerFunctions({ name, args, config, importMap })
    return name === 'form-state' ? withChangedValues(args, answer) : answer
  } catch (error) {
    answerWithStatus(statusOf(error))
    throw error
  }
}

/** `data` is what was saved, `formState` what had been sent; while somebody types there is no `data`. */
function withChangedValues({ data, formState: sent }: Record<string, unknown>, answer: unknown) {
  if (!data || !isRecord(sent) || !isRecord(answer) || !isRecord(answer.state)) return answer
  return { ...answer, state: changedValues({ sent: sent as FormState, state: answer.state as FormState }) }
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
