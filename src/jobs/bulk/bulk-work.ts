import { createLocalReq, type PayloadRequest, type TaskConfig } from 'payload'
import { lacksCodes } from '#database/statements/account/staff-codes'
import { beat, type BulkJob, bulkJob, endBulkJob } from '#database/statements/bulk/bulk-jobs'
import { BULK_LANES } from '#domain/panel-limits'
import { isStaff } from '#domain/roles'
import type { User } from '#types'
import { workPortion } from './work-portion'

/** May run twice at once: rows are taken with a lock (docs/decisions/069-bulk-work.md). */
export const bulkWork: TaskConfig<{ input: { job: string }; output: object }> = {
  slug: 'bulkWork',
  inputSchema: [{ name: 'job', type: 'text', required: true }],
  handler: async ({ input, req }) => {
    const job = await bulkJob(plain(req), input.job)
    if (job) await carryOutJob(req, job)
    return { output: {} }
  },
}

async function carryOutJob(req: PayloadRequest, job: BulkJob) {
  const ends = await Promise.all(Array.from({ length: BULK_LANES }, () => workLane(req, job)))
  if (ends.includes('refused')) return endBulkJob(plain(req), { id: job.id, state: 'refused' })
  if (ends.every((end) => end === 'done')) return endBulkJob(plain(req), { id: job.id, state: 'done' })
}

async function workLane(req: PayloadRequest, job: BulkJob): Promise<'done' | 'ended' | 'refused'> {
  for (;;) {
    if (!(await beat(plain(req), job.id))) return 'ended'
    const caller = await asOwner(req, job)
    if (!caller) return 'refused'
    if ((await workPortion(caller, job)) === 0) return 'done'
    // Other requests run in between.
    await new Promise(setImmediate)
  }
}

/** With the rights that the person has now, not those of when it was asked. */
async function asOwner({ payload }: PayloadRequest, job: BulkJob) {
  const user = await payload.findByID({ collection: 'users', id: job.owner, disableErrors: true, depth: 0 })
  if (!isStaff(user as User | null) || (await lacksCodes({ payload, transactionID: undefined }, job.owner)))
    return null
  return () =>
    createLocalReq(
      { user: { ...user!, collection: 'users' }, context: job.reason ? { reason: job.reason } : {} },
      payload,
    )
}

const plain = ({ payload }: PayloadRequest) => ({ payload, transactionID: undefined })
