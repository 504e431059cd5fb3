export const approvals = ['pending', 'approved', 'rejected'] as const
export type Approval = (typeof approvals)[number]

/** Before the change; `isListed`: an approved version is public. */
export type StoredApproval = { approval: Approval; isListed: boolean }

type Change = { asked: Approval; stored: StoredApproval; isApprover: boolean; hasNewContent: boolean }

/** Staff decide; new content from anybody else needs a new approval. */
export function nextApproval({ asked, stored, isApprover, hasNewContent }: Change): Approval {
  if (isApprover) return asked
  return hasNewContent ? 'pending' : stored.approval
}

/**
 * The approved version stays public while its successor waits or was rejected. Rejecting an item without a successor
 * unlists it.
 */
export const keepsApprovedVersion = ({ next, stored }: { next: Approval; stored: StoredApproval }): boolean =>
  stored.isListed && (next === 'pending' || (next === 'rejected' && stored.approval !== 'approved'))
