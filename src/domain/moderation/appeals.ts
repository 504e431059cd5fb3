import { z } from 'zod'
import { APPEAL_MAX, REASON_MAX } from '#domain/limits'
import { choice, requiredText } from '#domain/web/input'
import type { CaseItem } from './cases'
import type { DecidingRefusal, Reversal, Statement } from './statements'

export const appealInput = z.object({ appeal: requiredText(APPEAL_MAX) })

export const appealDecisions = ['kept', 'reversed'] as const
export type AppealDecision = (typeof appealDecisions)[number]

export const appealDecisionInput = z.object({
  decision: choice(appealDecisions),
  answer: requiredText(REASON_MAX),
})

export type AppealRow = {
  id: string
  title: string
  appealedAt: string
  /** Null: the account is gone. */
  decidedBy: string | null
}

/** What staff see of a statement: the first decision, its author, the appeal, and what a reversal would do. */
export type OpenAppeal = {
  statement: Statement & { itemId: string }
  owner: string | null
  decidedBy: string | null
  answeredBy: string | null
  item: CaseItem | null
  reversal: Reversal
  refusal: DecidingRefusal | null
  /** Whether whoever asks took the first decision. */
  isFirst: boolean
  /** Names of those who can decide instead. */
  others: string[]
}
