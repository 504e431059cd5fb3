import type { ReportType } from '#domain/reports'

/** What a report is about. */
export type Reported = { type: ReportType; id: string; name: string }
