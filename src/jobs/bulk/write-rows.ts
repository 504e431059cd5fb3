import type { CollectionSlug, PayloadRequest } from 'payload'
import type { BulkJob } from '#database/statements/bulk/bulk-jobs'
import { bulkData } from '#domain/panels/bulk-input'
import { asWords } from './row-problem'

type Work = { req: PayloadRequest; job: BulkJob; ids: readonly string[] }
type Written = { written: readonly { id: unknown }[]; problem: string | null }

/** Through Payload's own operations, so that everything follows as after single edits. */
export async function writeRows({ req, job, ids }: Work): Promise<Written> {
  const data = bulkData(job)
  const [only] = ids
  const shared = {
    collection: job.collection as CollectionSlug,
    depth: 0,
    overrideAccess: false,
    req,
  } as const
  // By id, because errors of many have lost which field they are about.
  if (ids.length === 1 && only)
    return one(() =>
      data
        ? req.payload.update({ ...shared, id: only, data: data as never })
        : req.payload.delete({ ...shared, id: only }),
    )
  const where = { id: { in: [...ids] } }
  const { docs, errors } = data
    ? await req.payload.update({ ...shared, where, data: data as never })
    : await req.payload.delete({ ...shared, where })
  const [first] = errors
  return { written: docs, problem: first ? first.message : null }
}

async function one(write: () => Promise<unknown>): Promise<Written> {
  try {
    return { written: [(await write()) as { id: unknown }], problem: null }
  } catch (error) {
    return { written: [], problem: asWords(error) }
  }
}
