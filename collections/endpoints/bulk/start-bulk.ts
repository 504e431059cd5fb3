import { APIError, type PayloadHandler } from 'payload'
import { inTransaction } from '#database/connection/in-transaction'
import { newBulkJob } from '#database/statements/bulk/bulk-jobs'
import { bulkInput } from '#domain/panels/bulk-input'
import { bulkTexts as texts } from '#texts/panels/bulk'
import { askCode } from '#collections/guard/code-calls'
import { privately, signedIn } from '#collections/endpoints/answers'
import { readInput } from '#collections/endpoints/read-input'
import { chosenIds } from './chosen-ids'
import { checkAction } from './check-action'

/** Answers at once; the rows are worked on in the background. */
export const startBulk: PayloadHandler = async (req) => {
  const { id: owner } = signedIn(req)
  const asked = await readInput(req, bulkInput)
  await checkAction(req, asked)
  const code = asked.action === 'delete' ? await askCode(req) : null
  if (code) return code
  const ids = await chosenIds(req, asked)
  const { collection, action, data = null, reason = null, asOf = null } = asked
  const job = await inTransaction(req, async () => {
    const made = await newBulkJob(req, { owner, collection, action, data, reason, asOf, ids })
    if (!made) throw new APIError(texts.busy, 409, null, true)
    await req.payload.jobs.queue({ task: 'bulkWork', queue: 'bulk', input: { job: made }, req })
    return made
  })
  return privately({ job, total: ids.length }, { status: 202 })
}
