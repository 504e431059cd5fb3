import { Forbidden, type PayloadRequest } from 'payload'
import { type BulkJob, bulkJob } from '#database/statements/bulk/bulk-jobs'
import { isAdmin, isStaff } from '#domain/roles'
import { idIn, notFound, signedIn } from '#collections/endpoints/answers'

/** The job of the address, for the person who started it and for administrators. */
export async function ownJob(req: PayloadRequest): Promise<BulkJob> {
  const user = signedIn(req)
  if (!isStaff(user)) throw new Forbidden(req.t)
  const job = await bulkJob(req, idIn(req, 'job'))
  if (job && (job.owner === user.id || isAdmin(user))) return job
  throw notFound()
}
