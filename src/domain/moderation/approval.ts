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

/** The approved version stays public until staff reject an item that has no pending successor. */
export const keepsApprovedVersion = ({ next, stored }: { next: Approval; stored: StoredApproval }): boolean =>
  stored.isListed && (next === 'pending' || (next === 'rejected' && stored.approval !== 'approved'))
