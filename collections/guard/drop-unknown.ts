import type { CollectionBeforeOperationHook } from 'payload'

type Values = Record<string, unknown>

/** Payload merges all of a body once for each of many fields: thousands of names that no field has would hold up everybody. */
export const dropUnknown: CollectionBeforeOperationHook = ({
  args,
  collection,
  operation,
  overrideAccess,
}) => {
  const { data } = args as { data?: Values }
  if (overrideAccess || (operation !== 'create' && operation !== 'update') || !data) return args
  const known = new Set(collection.flattenedFields.map(({ name }) => name))
  const isKept = ([name, value]: [string, unknown]) => known.has(name) || typeof value !== 'object'
  return { ...args, data: Object.fromEntries(Object.entries(data).filter(isKept)) }
}
