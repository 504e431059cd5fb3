import type { CollectionAfterMeHook } from 'payload'

/**
 * Without the end of the session Payload's panels do not count down to it: they would leave the page, with whatever
 * stands in its form. The next save asks to sign in again (docs/decisions/075-saves-in-panels.md).
 */
export const noClientClock: CollectionAfterMeHook = ({ response }) => {
  const { exp: _, ...rest } = response as { exp?: number }
  return rest
}
