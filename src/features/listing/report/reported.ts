import type { ReportType } from '#domain/moderation/reports'

export type Reported = { type: ReportType; id: string; name: string }
