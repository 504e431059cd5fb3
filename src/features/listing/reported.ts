import type { ReportType } from '#domain/moderation/reports'

/** What a report is about. */
export type Reported = { type: ReportType; id: string; name: string }
