import type { PayloadHandler } from 'payload'
import { ownBulkJobs } from '#database/statements/bulk/bulk-jobs'
import { bulkCounts, failedRows } from '#database/statements/bulk/bulk-rows'
import { csvOf } from '#domain/formats/csv'
import { BULK_FAILED_SHOWN, BULK_ROWS_MAX } from '#domain/panel-limits'
import { bulkTexts as texts } from '#texts/panels/bulk'
import { privately, signedIn } from '#collections/endpoints/answers'
import { csvFile } from '#collections/endpoints/export/csv-file'
import { ownJob } from './own-job'

/** Those under way, so that somebody who left the page finds them again. */
export const ownBulk: PayloadHandler = async (req) =>
  privately({ jobs: await ownBulkJobs(req, signedIn(req).id) })

export const bulkProgress: PayloadHandler = async (req) => {
  const { id, action, collection, state } = await ownJob(req)
  const { total, done, failed } = await bulkCounts(req, id)
  const rows = failed > 0 ? await failedRows(req, { job: id, limit: BULK_FAILED_SHOWN }) : []
  return privately({
    job: id,
    action,
    collection,
    state,
    total,
    done,
    failedCount: failed,
    failed: rows.map(({ problem, ...row }) => ({ ...row, reason: problem })),
  })
}

export const bulkFailures: PayloadHandler = async (req) => {
  const { id } = await ownJob(req)
  const rows = await failedRows(req, { job: id, limit: BULK_ROWS_MAX })
  const cells = rows.map((row) => [row.id, row.title, row.problem])
  return csvFile(csvOf([texts.head, ...cells]), texts.fileName)
}
