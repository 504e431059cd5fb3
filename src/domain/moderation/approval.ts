export const approvals = ['pending', 'approved', 'rejected'] as const
export type Approval = (typeof approvals)[number]

/** What is known of an item before a change; `isListed` means that an approved version of it is public. */
export type StoredApproval = { approval: Approval; isListed: boolean }

type Change = { asked: Approval; stored: StoredApproval; isApprover: boolean; hasNewContent: boolean }

/** Staff decide; a new text by anybody else waits for a decision again. */
export function nextApproval({ asked, stored, isApprover, hasNewContent }: Change): Approval {
  if (isApprover) return asked
  return hasNewContent ? 'pending' : stored.approval
}

/**
 * Whether the approved version stays in public while its successor waits or was sent back. Rejecting an item that
 * has no successor takes it out of public.
 */
export const keepsApprovedVersion = ({ next, stored }: { next: Approval; stored: StoredApproval }): boolean =>
  stored.isListed && (next === 'pending' || (next === 'rejected' && stored.approval !== 'approved'))
