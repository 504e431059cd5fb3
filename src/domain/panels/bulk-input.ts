import { z } from 'zod'
import { REASON_MAX } from '#domain/limits'
import { BULK_FIELDS_MAX, BULK_ROWS_MAX } from '#domain/panel-limits'
import { isId } from '#domain/lists/ids'
import { choice, moment, numberWithin, optionalText } from '#domain/web/input'

export const bulkActions = [
  'update',
  'delete',
  'approve',
  'reject',
  'hide',
  'show',
  'publish',
  'unpublish',
] as const
export type BulkAction = (typeof bulkActions)[number]

export const bulkStates = ['waiting', 'running', 'done', 'cancelled', 'refused'] as const
export type BulkState = (typeof bulkStates)[number]
export const isUnderWay = (state: BulkState): boolean => state === 'waiting' || state === 'running'

const values = z.record(z.string(), z.unknown())

export const bulkInput = z.object({
  collection: z.string('required'),
  action: choice(bulkActions),
  ids: z.array(z.string().refine(isId, 'choice')).min(1, 'required').max(BULK_ROWS_MAX).optional(),
  where: values.optional(),
  /** How many rows the person saw behind `where`. */
  expected: numberWithin({ min: 1, max: BULK_ROWS_MAX, isWhole: true }).optional(),
  data: values.refine((data) => Object.keys(data).length <= BULK_FIELDS_MAX, 'choice').optional(),
  reason: optionalText(REASON_MAX),
  /** What was edited since is not decided unseen. */
  asOf: moment.optional(),
})
export type BulkInput = z.output<typeof bulkInput>

type Asked = { action: BulkAction; data?: Record<string, unknown> | null; reason?: string | null }

/** What an action writes; null where it deletes. */
export function bulkData({ action, data, reason }: Asked): Record<string, unknown> | null {
  switch (action) {
    case 'update':
      return data ?? {}
    case 'delete':
      return null
    case 'approve':
      return { approval: 'approved' }
    case 'reject':
      return { approval: 'rejected', rejectionReason: reason }
    case 'hide':
      return { hidden: true, hiddenReason: reason }
    case 'show':
      return { hidden: false, hiddenReason: null }
    case 'publish':
      return { _status: 'published' }
    case 'unpublish':
      return { _status: 'draft' }
  }
}

export const isApprovalDecision = (action: BulkAction): boolean => action === 'approve' || action === 'reject'
export const needsReason = (action: BulkAction): boolean => action === 'reject'

/** The field that a collection must have for an action. */
export const fieldOfAction: Partial<Record<BulkAction, string>> = {
  approve: 'approval',
  reject: 'approval',
  hide: 'hidden',
  show: 'hidden',
  publish: '_status',
  unpublish: '_status',
}
