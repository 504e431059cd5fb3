import { APIError, Forbidden, type PayloadRequest } from 'payload'
import { type BulkJob, bulkJob } from '#database/statements/bulk/bulk-jobs'
import { isId } from '#domain/lists/ids'
import { isAdmin, isStaff } from '#domain/roles'
import { errorTexts } from '#texts/web/errors'
import { signedIn } from '#collections/endpoints/answers'

/** The job of the address, for the person who started it and for administrators. */
export async function ownJob(req: PayloadRequest): Promise<BulkJob> {
  const user = signedIn(req)
  if (!isStaff(user)) throw new Forbidden(req.t)
  const id = req.routeParams?.job
  const job = isId(id) ? await bulkJob(req, String(id)) : null
  if (job && (job.owner === user.id || isAdmin(user))) return job
  throw new APIError(errorTexts.notFound, 404, null, true)
}
