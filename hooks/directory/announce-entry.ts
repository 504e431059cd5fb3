import type { PayloadRequest } from 'payload'
import type { EntryName } from '#database/statements/directory/entries'
import { announceTouched } from '#hooks/writes/announce'

/** After a change in SQL of what its page shows. */
export async function announceEntry(req: PayloadRequest, { kind, id }: EntryName) {
  const found = { collection: kind, where: { id: { equals: id } }, req }
  const doc = await req.payload.db.findOne<{ id: string } & Record<string, unknown>>(found)
  if (doc) await announceTouched({ collection: req.payload.collections[kind].config, docs: [doc], req })
}
