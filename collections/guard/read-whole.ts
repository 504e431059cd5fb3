import type { CollectionBeforeOperationHook } from 'payload'

const writes: readonly string[] = ['create', 'update', 'updateByID', 'delete', 'deleteByID']

/** Hooks tell from the written document what has changed: what `?select` leaves out would look like emptied. */
export const readWhole: CollectionBeforeOperationHook = ({ args, operation }) => {
  const asked = args as { select?: unknown }
  if (writes.includes(operation)) delete asked.select
  return args
}
