import { z } from 'zod'
import { cutText } from '#domain/text/excerpt'
import { choice, moment } from '#domain/web/input'
import type { AppealRow } from './appeals'
import type { Decision, DecisionState } from './decisions'
import { type ReportAction, reportTypes, type ReportType } from './reports'
import type { AppealState } from './statements'
import type { Suspension } from '#domain/account/suspension'
import type { Role } from '#domain/roles'

/** All reports about one item are one case: they are decided together. */
export type CaseName = { itemType: ReportType; itemId: string }

export type CaseRow = CaseName & {
  title: string
  /** ISO, of the newest report. */
  reportedAt: string
  reports: number
  /** E-mail addresses, the newest first; null: the account is gone, empty: the site itself. */
  reporters: (string | null)[]
  reasons: string[]
  /** Waits for this decision, unseen by others. */
  isHeld: boolean
  decision: Decision | null
  decidedAt: string | null
}
/** A legal notice that waits, with the item its address leads to. */
export type NoticeRow = { id: string; caseNumber: string; url: string; sentAt: string; title: string | null }

export type CasePage = {
  cases: CaseRow[]
  hasMore: boolean
  /** The oldest first; only before the first page of what waits. */
  notices: NoticeRow[]
  appeals: AppealRow[]
}

/** Sent to the owner of the item. */
export type SentStatement = { id: string; sentAt: string; appealState: AppealState }

export type CaseReport = {
  id: string
  reason: string
  additionalInfo: string | null
  reporterEmail: string | null
  createdAt: string
  status: DecisionState
  action: ReportAction | null
  note: string | null
  decidedBy: string | null
  decidedAt: string | null
}

export type CaseItem = {
  collection: string
  title: string
  text: string
  /** Its page on the site; null where it has none. */
  url: string | null
  isHidden: boolean
  /** Hidden only until the case is decided. */
  isHeld: boolean
  /** ISO. */
  updatedAt: string
}

export type CaseOwner = {
  id: string
  name: string
  email: string
  joinedAt: string
  role: Role
  suspension: Suspension | null
  upheld: number
  reported: number
}

export type OpenCase = CaseName & {
  /** As it was reported first. */
  reported: { title: string; text: string }
  /** Null: deleted since. */
  item: CaseItem | null
  /** Null: the account is gone. */
  owner: CaseOwner | null
  reports: CaseReport[]
  statements: SentStatement[]
}

export const caseStates = ['pending', 'decided'] as const

export const casesQuery = z.object({
  state: z.enum(caseStates, 'choice').default('pending'),
  before: moment.optional(),
})
export type CasesQuery = z.output<typeof casesQuery>

export const caseName = z.object({ itemType: choice(reportTypes), itemId: z.uuid('id') })

const SNIPPET_MAX = 50

/** The text of an item in the list, cut as the specification says. */
export const snippet = (text: string): string => cutText(text, SNIPPET_MAX)
