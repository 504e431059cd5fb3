import type { CollectionBeforeChangeHook } from 'payload'

/** Payload would write back the values it read, and undo concurrent SQL updates of counters and states. */
export const omitFromUpdate =
  (...names: string[]): CollectionBeforeChangeHook =>
  ({ data, operation }) =>
    operation === 'update' ? omit(data, names) : data

export const omit = (data: Record<string, unknown>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(data).filter(([name]) => !names.includes(name)))
