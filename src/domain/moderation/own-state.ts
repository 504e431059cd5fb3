import type { Approval } from './approval'

type Standing = { approval: Approval | null; reason: string | null; expiresAt: string | null }
export type OwnState = 'rejected' | 'hidden' | 'expired' | 'pending' | 'approved' | 'active' | 'published'

export function ownState({ approval, reason, expiresAt }: Standing, now: Date): OwnState {
  if (approval === 'rejected') return 'rejected'
  if (reason) return 'hidden'
  if (expiresAt && new Date(expiresAt) <= now) return 'expired'
  if (approval) return approval
  return expiresAt ? 'active' : 'published'
}

export const isShown = (state: OwnState): boolean => ['approved', 'active', 'published'].includes(state)
