import { z } from 'zod'
import { REASON_MAX } from '#domain/limits'
import { choice, moment, optionalText } from '#domain/web/input'
import { approvedKinds } from './approved-kinds'

export const approvalDecisionInput = z
  .object({
    collection: choice(approvedKinds),
    decision: choice(['approved', 'rejected']),
    reason: optionalText(REASON_MAX),
    /** `updatedAt` of what the person has read. */
    seen: moment,
  })
  .refine(({ decision, reason }) => decision === 'approved' || reason, {
    path: ['reason'],
    message: 'required',
  })
