import { type Endpoint, Forbidden } from 'payload'
import { inTransaction } from '#database/connection/in-transaction'
import { takeEntry } from '#database/statements/directory/entries'
import { decidesOn } from '#domain/directory/directory-kinds'
import { announceEntry } from '#hooks/directory/announce-entry'
import { notify } from '#hooks/notifications/notify'
import { writeTrail } from '#hooks/trail/write-trail'
import { claimTexts as texts } from '#texts/directory/changes'
import { privately, refuse, signedInStaff } from '#collections/endpoints/answers'
import { entryOf } from './entry-of'

/** By staff: the entry has no confirmed owner any more. */
export const endClaim: Endpoint = {
  path: '/directory/:kind/:id/claim',
  method: 'delete',
  handler: async (req) => {
    const entry = entryOf(req)
    if (!decidesOn(entry.kind, signedInStaff(req))) throw new Forbidden(req.t)
    await inTransaction(req, async () => {
      const ended = await takeEntry(req, entry)
      if (!ended) return refuse(409, texts.nobody)
      await announceEntry(req, entry)
      const { name: title, from: member } = ended
      await writeTrail(req, [
        { action: 'endOwner', subject: entry.kind, documentId: entry.id, title, member },
      ])
      await notify({
        req,
        to: member,
        type: 'item_rejected',
        ...texts.endedNotice(title),
        data: { collection: entry.kind, id: entry.id },
      })
    })
    return privately({ message: texts.ended })
  },
}
