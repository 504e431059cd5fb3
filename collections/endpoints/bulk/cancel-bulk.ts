import type { PayloadHandler } from 'payload'
import { endBulkJob } from '#database/statements/bulk/bulk-jobs'
import { bulkCounts } from '#database/statements/bulk/bulk-rows'
import { privately } from '#collections/endpoints/answers'
import { ownJob } from './own-job'

/** What is done stays done; the portions under way are finished. */
export const cancelBulk: PayloadHandler = async (req) => {
  const { id, state } = await ownJob(req)
  const isEnded = await endBulkJob(req, { id, state: 'cancelled' })
  return privately({ state: isEnded ? 'cancelled' : state, ...(await bulkCounts(req, id)) })
}
