import type { CaseItem, SentStatement } from '#domain/moderation/cases'
import type { DecisionState } from '#domain/moderation/decisions'
import type { ReportAction, ReportType } from '#domain/moderation/reports'

/** A legal notice as staff decide it. */
export type OpenNotice = {
  id: string
  caseNumber: string
  url: string
  reason: string
  name: string
  email: string
  sentAt: string
  status: DecisionState
  action: ReportAction
  note: string | null
  decidedBy: string | null
  decidedAt: string | null
  /** Null where the address leads to none of our items; `now` where it is gone or not readable. */
  item: {
    itemType: ReportType
    itemId: string
    title: string
    hasOwner: boolean
    now: CaseItem | null
  } | null
  statement: SentStatement | null
}
