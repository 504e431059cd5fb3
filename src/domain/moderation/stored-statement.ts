import type { ReportAction, ReportType } from './reports'
import type { AppealState, Reversal, Statement, StatementSource } from './statements'

type Stored = {
  id: string
  createdAt: string
  itemType?: ReportType | null
  itemTitle?: string | null
  itemText?: string | null
  action?: ReportAction | null
  source?: StatementSource | null
  ground?: string | null
  facts?: string | null
  appealState?: AppealState | null
  appeal?: string | null
  appealedAt?: string | null
  answer?: string | null
  answeredAt?: string | null
  isSamePerson?: boolean | null
  reversal?: Reversal | null
}

/** The server writes them whole; a column may be empty all the same, as far as the types know. */
export const statementOf = (stored: Stored): Statement => ({
  id: stored.id,
  itemType: stored.itemType!,
  itemTitle: stored.itemTitle ?? '',
  itemText: stored.itemText ?? '',
  action: stored.action ?? 'none',
  source: stored.source ?? 'report',
  ground: stored.ground ?? '',
  facts: stored.facts ?? '',
  decidedAt: stored.createdAt,
  appealState: stored.appealState ?? 'none',
  appeal: stored.appeal ?? null,
  appealedAt: stored.appealedAt ?? null,
  answer: stored.answer ?? null,
  answeredAt: stored.answeredAt ?? null,
  isSamePerson: stored.isSamePerson ?? false,
  reversal: stored.reversal ?? null,
})
