import type { VisibleOf } from '#hooks/writes/announce'

/** The rule `unexpired` of `access/visible.ts` for one item. */
export const visibleWhileValid: VisibleOf = ({ expiresAt }) =>
  Date.parse(String(expiresAt)) > Date.now() ? {} : null
