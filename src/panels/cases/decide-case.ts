import { toast } from '@payloadcms/ui'
import type { CaseName } from '#domain/moderation/cases'
import type { Decision } from '#domain/moderation/decisions'
import type { ReportAction } from '#domain/moderation/reports'
import { caseTexts as texts } from '#texts/moderation/cases'
import { send } from '../../ui/requests/send'

type Decided = { decision: Decision; action?: ReportAction; note?: string; ground?: string; seen?: string }

export const casePath = ({ itemType, itemId }: CaseName) => `/cases/${itemType}/${itemId}`

/** Of a case or a legal notice; one toast for the group. Null when it is done, otherwise what to say at the form. */
export async function decide(path: string, decided: Decided): Promise<string | null> {
  const answer = await send<{ message: string }>('POST', `/api${path}/decide`, decided)
  if (!answer.ok) return answer.status === 409 ? answer.message : `${texts.decideFailed}. ${answer.message}`
  toast.success(answer.data.message)
  return null
}

export async function removeCase(name: CaseName): Promise<string | null> {
  const answer = await send<{ message: string }>('DELETE', `/api${casePath(name)}`)
  if (!answer.ok) return `${texts.removeFailed}. ${answer.message}`
  toast.success(answer.data.message)
  return null
}
