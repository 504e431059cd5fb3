import type { PayloadRequest } from 'payload'
import { inTransaction } from '#database/connection/in-transaction'
import type { BulkJob } from '#database/statements/bulk/bulk-jobs'
import { markDone, markFailed, takeBulkRow, takeBulkRows } from '#database/statements/bulk/bulk-rows'
import { BULK_PORTION } from '#domain/panel-limits'
import { bulkTexts as texts } from '#texts/panels/bulk'
import { asWords } from './row-problem'
import { titleOf } from './title-of'
import { undecidable } from './undecidable'
import { writeRows } from './write-rows'

type Caller = () => Promise<PayloadRequest>

/** Returns how many rows it has worked on; 0 when there is nothing left. */
export async function workPortion(caller: Caller, job: BulkJob): Promise<number> {
  const taken: string[] = []
  try {
    const req = await caller()
    await inTransaction(req, async () => {
      taken.push(...(await takeBulkRows(req, { job: job.id, limit: BULK_PORTION })))
      if (taken.length > 0) await writeAll({ req, job, ids: taken })
    })
  } catch {
    // One row of them fails: each stands for itself.
    for (const id of taken) await workRow({ caller, job, id })
  }
  return taken.length
}

type Work = { req: PayloadRequest; job: BulkJob; ids: readonly string[] }

async function writeAll({ req, job, ids }: Work) {
  if ((await undecidable({ req, job, ids })).size > 0) throw new Error('some were decided')
  const { written, problem } = await writeRows({ req, job, ids })
  if (problem || written.length < ids.length) throw new Error('some failed')
  await markDone(req, { job: job.id, ids })
}

async function workRow({ caller, job, id }: { caller: Caller; job: BulkJob; id: string }) {
  const req = await caller()
  const title = await titleOf(req, { collection: job.collection, id })
  try {
    await inTransaction(req, async () => {
      if (!(await takeBulkRow(req, { job: job.id, id }))) return
      const reason = (await undecidable({ req, job, ids: [id] })).get(id)
      if (reason) throw new Refused(reason)
      const { written, problem } = await writeRows({ req, job, ids: [id] })
      if (problem) throw new Refused(problem)
      if (written.length === 0) throw new Refused(texts.isGone)
      await markDone(req, { job: job.id, ids: [id] })
    })
  } catch (error) {
    const problem = error instanceof Refused ? error.message : asWords(error)
    const connection = { payload: req.payload, transactionID: undefined }
    await markFailed(connection, { job: job.id, id, title, problem })
  }
}

class Refused extends Error {}
