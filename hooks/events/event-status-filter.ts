import { APIError, type CollectionBeforeOperationHook, type Where } from 'payload'
import { hasStatus, isEventStatus } from '#domain/events/event-status'
import { refusalTexts } from '#texts/web/refusals'

/** `status` has no column: a filter by it becomes a filter by the dates. */
export const filterByStatus: CollectionBeforeOperationHook = ({ args }) => {
  if (!('where' in args) || !args.where) return args
  return { ...args, where: withoutStatus(args.where, new Date()) }
}

function withoutStatus(where: Where, now: Date): Where {
  const { status, and, or, ...rest } = where
  const parts: Where[] = [...(status ? [statusCondition(status, now)] : [])]
  if (and) parts.push({ and: and.map((part) => withoutStatus(part, now)) })
  if (or) parts.push({ or: or.map((part) => withoutStatus(part, now)) })
  return parts.length === 0 ? where : { and: [rest, ...parts] }
}

function statusCondition(asked: Where[string], now: Date): Where {
  const { equals, in: oneOf } = asked as { equals?: unknown; in?: unknown }
  const wanted = equals === undefined ? listOf(oneOf) : [equals]
  if (wanted.length === 0 || !wanted.every(isEventStatus)) {
    throw new APIError(refusalTexts.query.value('where.status'), 400, null, true)
  }
  return { or: wanted.map((status) => ({ and: hasStatus(status, now) })) }
}

const listOf = (value: unknown): unknown[] =>
  typeof value === 'string' ? value.split(',') : Array.isArray(value) ? value : []
