import { addMonths } from 'date-fns/addMonths'
import { APPEAL_MONTHS } from '#domain/limits'
import { berlinDay } from '#domain/time/berlin-time'
import type { ReportAction, ReportType } from './reports'

/** What a decision about a member's item rests on. */
export const statementSources = ['report', 'notice', 'site'] as const
export type StatementSource = (typeof statementSources)[number]

export const appealStates = ['none', 'pending', 'kept', 'reversed'] as const
export type AppealState = (typeof appealStates)[number]

/** What becomes of the item when a decision is reversed; `gone` is not kept, so it cannot come back. */
export const reversals = ['shown', 'stillHidden', 'gone', 'nothing'] as const
export type Reversal = (typeof reversals)[number]

/** As its owner reads it (Digital Services Act, Art. 17). */
export type Reasons = {
  itemType: ReportType
  itemTitle: string
  action: ReportAction
  source: StatementSource
  ground: string
  facts: string
  decidedAt: string
}

export type Statement = Reasons & {
  id: string
  itemText: string
  appealState: AppealState
  appeal: string | null
  appealedAt: string | null
  answer: string | null
  answeredAt: string | null
  isSamePerson: boolean
  reversal: Reversal | null
}

/** The last day for an appeal, „2027-05-23“. */
export const appealUntil = (decidedAt: string): string =>
  // At noon, so that no change of the clocks moves the day.
  addMonths(new Date(`${berlinDay(decidedAt)}T12:00:00Z`), APPEAL_MONTHS)
    .toISOString()
    .slice(0, 10)

type Appealed = { appealState: AppealState; decidedAt: string }

/** Why a member can no longer appeal, or null. */
export function appealRefusal({ appealState, decidedAt }: Appealed, now: Date): 'twice' | 'late' | null {
  if (appealState !== 'none') return 'twice'
  return berlinDay(now.toISOString()) > appealUntil(decidedAt) ? 'late' : null
}

type Deciding = {
  actor: string
  owner: string | null
  /** Who took the first decision; null once that account is gone. */
  first: string | null
  /** Staff that is neither the first nor the owner. */
  others: number
  appealedAt: string
}

/** Why somebody of staff cannot decide an appeal, or null. Who decided first and is alone sleeps on it. */
export function decidingRefusal(
  { actor, owner, first, others, appealedAt }: Deciding,
  now: Date,
): 'own' | 'first' | 'tomorrow' | null {
  if (actor === owner) return 'own'
  if (actor !== first) return null
  if (others > 0) return 'first'
  return berlinDay(now.toISOString()) > berlinDay(appealedAt) ? null : 'tomorrow'
}
export type DecidingRefusal = NonNullable<ReturnType<typeof decidingRefusal>>
