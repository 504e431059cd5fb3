export const approvals = ['pending', 'approved', 'rejected'] as const
export type Approval = (typeof approvals)[number]

export type StoredApproval = { approval: Approval; isListed: boolean }

type Change = {
  asked: Approval
  stored: StoredApproval
  isApprover: boolean
  /** Staff that does not decide: its edits need no decision. */
  isEditor: boolean
  hasNewContent: boolean
}

/** Staff decide; new content from anybody else needs a new approval. */
export function nextApproval({ asked, stored, isApprover, isEditor, hasNewContent }: Change): Approval {
  if (isApprover) return asked
  return hasNewContent && !isEditor ? 'pending' : stored.approval
}

type KeepsInput = { next: Approval; stored: StoredApproval; isApprover: boolean }

/**
 * The approved version stays public while its owner's edit waits, and when that edit is rejected. An approver who takes
 * an approval back means the item itself.
 */
export const keepsApprovedVersion = ({ next, stored, isApprover }: KeepsInput): boolean =>
  stored.isListed &&
  (stored.approval === 'approved' ? next === 'pending' && !isApprover : next !== 'approved')
