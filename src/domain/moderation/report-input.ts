import { z } from 'zod'
import { decisions } from './decisions'
import { choice, optionalText, requiredText } from '#domain/web/input'
import { REASON_MAX } from '#domain/limits'
import { reportActions, reportTypes } from './reports'

export const REPORT_INFO_MAX = 1000
const REPORT_REASON_MAX = 100

export const reportInput = z.object({
  itemType: choice(reportTypes),
  itemId: z.uuid('required'),
  reason: requiredText(REPORT_REASON_MAX),
  additionalInfo: optionalText(REPORT_INFO_MAX),
})

/** Only the owner of the item reads `note`. */
export const reportDecisionInput = z.object({
  decision: choice(decisions),
  action: choice(reportActions).default('none'),
  note: optionalText(REASON_MAX),
})

export const legalNoticeDecisionInput = z.object({
  decision: choice(decisions),
  note: optionalText(REASON_MAX),
})
