import type { PayloadRequest } from 'payload'
import { insertTrail } from '#database/statements/moderation/trail'
import { type Role, isStaff } from '#domain/roles'
import type { TrailLine } from '#domain/trail/trail'

export type Deed = Partial<TrailLine> & Pick<TrailLine, 'action' | 'subject' | 'documentId'>

/** In the transaction of what was done; nothing for members. */
export async function writeTrail(req: PayloadRequest, deeds: readonly Deed[]): Promise<void> {
  const { user } = req
  if (!isStaff(user) || deeds.length === 0) return
  const by = { actor: user!.id, actorRole: user!.role as Exclude<Role, 'user'> }
  const empty = { title: null, member: null, changes: [], reason: null }
  await insertTrail(
    req,
    deeds.map((deed) => ({ ...by, ...empty, ...deed })),
  )
}
