import type { Approval } from './approval'

type Standing = {
  approval: Approval | null
  reason: string | null
  expiresAt: string | null
  /** An approved version is public while the newest waits. */
  isListed?: boolean
}
export type OwnState =
  'rejected' | 'hidden' | 'expired' | 'pending' | 'changed' | 'approved' | 'active' | 'published'

export function ownState({ approval, reason, expiresAt, isListed }: Standing, now: Date): OwnState {
  if (approval === 'rejected') return 'rejected'
  if (reason) return 'hidden'
  if (expiresAt && new Date(expiresAt) <= now) return 'expired'
  if (approval === 'pending' && isListed) return 'changed'
  if (approval) return approval
  return expiresAt ? 'active' : 'published'
}

export const isShown = (state: OwnState): boolean =>
  ['approved', 'changed', 'active', 'published'].includes(state)
