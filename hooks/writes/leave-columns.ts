import type { CollectionBeforeChangeHook } from 'payload'

/**
 * Keeps columns that single statements change (counters, states) out of an update: Payload would write back the
 * value that it read at the beginning.
 */
export const leaveColumns =
  (...names: string[]): CollectionBeforeChangeHook =>
  ({ data, operation }) =>
    operation === 'update' ? without(data, names) : data

export const without = (data: Record<string, unknown>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(data).filter(([name]) => !names.includes(name)))
