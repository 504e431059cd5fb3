import type { PayloadRequest } from 'payload'
import { inTransaction } from '#database/connection/in-transaction'
import type { Connection } from '#database/connection/sql'
import { endWritten } from '#database/statements/contacts/contact-imports'
import { lockContacts, storedContacts } from '#database/statements/contacts/contact-rows'
import type { ImportState, ImportSummary } from '#domain/contacts/import-answers'
import type { ImportOptions } from '#domain/contacts/import-options'
import { IMPORT_PASSED } from '#domain/panel-limits'
import { slugGiver } from '#domain/text/slug'
import { inPortions, writeAdded, writeChanged } from './carry-out'
import { type Reader, withReader } from './in-reader'

type File = { bytes: Uint8Array; options: ImportOptions }

/** `FileColumns` as JSON. */
export const columnsOfFile = (file: File): Promise<Uint8Array> =>
  withReader(async (ask) => (await ask('read', file)).columns)

type Preview = { counts: ImportSummary; rows: Uint8Array }

/** Writes nothing. `rows` is an `ImportPreview` as JSON. */
export const previewImport = (req: PayloadRequest, { bytes, options }: File): Promise<Preview> =>
  withReader(async (ask) => {
    await ask('read', { bytes, options })
    await tellStored(req, ask)
    const counts = await ask('plan', options)
    return { counts, rows: await ask('preview', null) }
  })

type Run = File & {
  id: string
  ownerId: string
  was: ImportState
  /** Throws where the work is to stop. */
  onProgress?: (progress: { done: number; total: number }) => Promise<void>
}

/** Ended by somebody else meanwhile. */
export class Stopped extends Error {}

/** Everything or nothing, in one transaction. */
export const runImport = (req: PayloadRequest, run: Run): Promise<ImportSummary> =>
  withReader(async (ask) => {
    const { bytes, options, id, ownerId, was, onProgress } = run
    await ask('read', { bytes, options })
    return inTransaction(req, async () => {
      await lockContacts(req)
      const slugs = await tellStored(req, ask)
      const summary = await ask('plan', options)
      const total = summary.added + summary.changed
      const giveSlug = slugGiver(slugs)
      await inPortions(summary.added, async (portion) => {
        await onProgress?.({ done: portion.from, total })
        await writeAdded({ req, importId: id, ownerId, add: await ask('add', portion) }, giveSlug)
      })
      await inPortions(summary.changed, async (portion) => {
        await onProgress?.({ done: summary.added + portion.from, total })
        await writeChanged({ req, importId: id, change: await ask('change', portion) })
      })
      if (!(await endWritten(req, { id, summary, was }))) throw new Stopped()
      return summary
    })
  })

/** Returns the addresses that are taken. */
async function tellStored(connection: Connection, ask: Reader): Promise<Set<string | null>> {
  const slugs = new Set<string | null>()
  for (let after: string | null = null; ;) {
    const some: Awaited<ReturnType<typeof storedContacts>> = await storedContacts(connection, {
      after,
      limit: IMPORT_PASSED,
    })
    for (const { slug } of some) slugs.add(slug)
    if (some.length > 0) await ask('know', some)
    if (some.length < IMPORT_PASSED) return slugs
    after = some.at(-1)!.id
  }
}
