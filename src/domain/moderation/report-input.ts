import { z } from 'zod'
import { decisions } from './decisions'
import { choice, moment, optionalText, requiredText } from '#domain/web/input'
import { GROUND_MAX, REASON_MAX } from '#domain/limits'
import { reportActions, reportTypes } from './reports'

export const REPORT_INFO_MAX = 1000
const REPORT_REASON_MAX = 100

export const reportInput = z.object({
  itemType: choice(reportTypes),
  itemId: z.uuid('required'),
  reason: requiredText(REPORT_REASON_MAX),
  additionalInfo: optionalText(REPORT_INFO_MAX),
})

/** Of a report, a case or a legal notice. The owner of the item reads `ground` and `note`, who sent a notice `note`. */
export const decisionInput = z.object({
  decision: choice(decisions),
  action: choice(reportActions).default('none'),
  ground: optionalText(GROUND_MAX),
  note: optionalText(REASON_MAX),
})

/** `seen`: `updatedAt` of the item that waits as the person has read it, so that nothing else is shown. */
export const caseDecisionInput = decisionInput.extend({ seen: moment.optional() })
