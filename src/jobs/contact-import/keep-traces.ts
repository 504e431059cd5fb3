import type { PayloadRequest } from 'payload'
import { announceAll } from '#changes/announce'
import { keepEntries } from '#search/index/keep-entries'

type Row = { id: string }
type Visible = ReturnType<typeof visibleOf>
type Written = { operation: 'create' | 'update'; rows: readonly Row[]; before: ReadonlyMap<string, Visible> }

const kind = 'contacts'

const customOf = (req: PayloadRequest) => req.payload.collections[kind].config.custom

/** What of a contact is public. */
export const visibleOf = (req: PayloadRequest, row: Row) => customOf(req).announcement.visibleOf({ ...row })

/** Search entries and announcements, as the hooks of the collection keep them for one. */
export async function keepTraces(req: PayloadRequest, { operation, rows, before }: Written) {
  const { searchEntryOf } = customOf(req)
  await keepEntries(req, { kind, entries: rows.map((row) => ({ id: row.id, entry: searchEntryOf(row) })) })
  const changes = rows.map((row) => ({
    collection: kind,
    documentId: row.id,
    operation,
    before: before.get(row.id) ?? null,
    after: visibleOf(req, row),
  }))
  await announceAll({ req, changes })
}
