import type { CollectionBeforeChangeHook } from 'payload'

/** An edit writes back everything it read; what somebody counted in between must not be lost that way. */
export const leaveAlone =
  (names: readonly string[]): CollectionBeforeChangeHook =>
  ({ data, operation }) =>
    operation === 'update'
      ? Object.fromEntries(Object.entries(data).filter(([name]) => !names.includes(name)))
      : data
