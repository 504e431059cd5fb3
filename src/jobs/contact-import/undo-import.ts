import type { PayloadRequest } from 'payload'
import { inTransaction } from '#database/connection/in-transaction'
import { endImport } from '#database/statements/contacts/contact-imports'
import { editedSince, restoreBefore, untouchedAdded } from '#database/statements/contacts/import-changes'
import { BULK_PORTION } from '#domain/panel-limits'
import { writeImportTrail } from './import-trail'
import { keepTraces, visibleOf } from './keep-traces'
import { Stopped } from './run-import'

type Undo = {
  id: string
  writtenAt: string
  onProgress: (done: number) => Promise<void>
}

/** Everything or nothing. What was edited since the import stays as it is, and is named in the list. */
export async function undoImport(req: PayloadRequest, { id, writtenAt, onProgress }: Undo) {
  req.context.deed = 'undoImport'
  await inTransaction(req, async () => {
    const since = { importId: id, writtenAt }
    const kept = await editedSince(req, since)
    let done = 0
    for (;;) {
      await onProgress(done)
      const worked = (await removeSome(req, since)) || (await restoreSome(req, since))
      if (worked === 0) break
      done += worked
    }
    if (!(await endImport(req, { id, state: 'undone', from: ['undoing'], kept }))) throw new Stopped()
  })
}

type Since = { importId: string; writtenAt: string }

/** Through Payload's own operation: favourites, reports and pictures follow. */
async function removeSome(req: PayloadRequest, since: Since): Promise<number> {
  const ids = await untouchedAdded(req, { ...since, limit: BULK_PORTION })
  if (ids.length === 0) return 0
  const where = { id: { in: ids.map(({ id }) => id) } }
  const { docs } = await req.payload.delete({ collection: 'contacts', where, depth: 0, req })
  if (docs.length < ids.length) throw new Error('a contact of the import could not be deleted')
  return docs.length
}

async function restoreSome(req: PayloadRequest, since: Since): Promise<number> {
  const { was, restored } = await restoreBefore(req, { ...since, limit: BULK_PORTION })
  if (restored.length === 0) return 0
  const before = new Map(was.map((row) => [row.id, visibleOf(req, row)]))
  await keepTraces(req, { operation: 'update', rows: restored, before })
  const replaced = new Map(was.map((row) => [row.id, row]))
  const pairs = restored.map((after) => {
    const earlier = replaced.get(after.id)!
    return { before: earlier, after: { ...earlier, ...after } }
  })
  await writeImportTrail(req, 'undoImport', pairs)
  return restored.length
}
