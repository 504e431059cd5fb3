export const approvals = ['pending', 'approved', 'rejected'] as const
export type Approval = (typeof approvals)[number]

export type StoredApproval = { approval: Approval; isListed: boolean }

type Change = {
  asked: Approval
  stored: StoredApproval
  isApprover: boolean
  /** Staff edit without asking, also where only administrators approve. */
  isStaff: boolean
  hasNewContent: boolean
}

/** Approvers decide; new content from members needs a new approval. */
export function nextApproval({ asked, stored, isApprover, isStaff, hasNewContent }: Change): Approval {
  if (isApprover) return asked
  return hasNewContent && !isStaff ? 'pending' : stored.approval
}

type Outcome = { next: Approval; stored: StoredApproval; isApprover: boolean }

/**
 * The approved version stays public until staff reject an item that has no pending successor, or take its approval
 * back.
 */
export function keepsApprovedVersion({ next, stored, isApprover }: Outcome): boolean {
  if (!stored.isListed || next === 'approved') return false
  const hadSuccessor = stored.approval !== 'approved'
  return next === 'pending' ? hadSuccessor || !isApprover : hadSuccessor
}
