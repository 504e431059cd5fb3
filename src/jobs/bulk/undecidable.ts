import type { PayloadRequest } from 'payload'
import type { BulkJob } from '#database/statements/bulk/bulk-jobs'
import { lockApprovals } from '#database/statements/bulk/bulk-rows'
import { isApprovalDecision } from '#domain/panels/bulk-input'
import { bulkTexts as texts } from '#texts/panels/bulk'

type Work = { req: PayloadRequest; job: BulkJob; ids: readonly string[] }

/** Decided once, and never what the person has not seen. Locks the rows until the transaction ends. */
export async function undecidable({ req, job, ids }: Work): Promise<Map<string, string>> {
  if (!isApprovalDecision(job.action)) return new Map()
  const rows = await lockApprovals(req, { collection: job.collection, ids })
  const asOf = new Date(job.asOf ?? 0)
  return new Map(
    rows.flatMap(({ id, approval, updatedAt }): [string, string][] => {
      if (approval !== 'pending') return [[id, texts.isDecided]]
      return new Date(updatedAt) > asOf ? [[id, texts.isEdited]] : []
    }),
  )
}
