import { getPayload } from 'payload'
import config from '#config'
import { authorsOf } from '#database/statements/account/authors'
import type { Author } from '#domain/account/author'
import { BLOCKS_MAX } from '#domain/limits'
import { relatedId } from '#domain/lists/ids'
import type { User } from '#types'

export type OwnBlock = {
  id: string
  /** Null: the account is gone. */
  person: Author | null
  note: string | null
  since: string
}

export async function ownBlocks(user: User): Promise<OwnBlock[]> {
  const payload = await getPayload({ config })
  const { docs } = await payload.find({
    collection: 'blocks',
    sort: '-createdAt',
    limit: BLOCKS_MAX,
    pagination: false,
    depth: 0,
    user,
    overrideAccess: false,
  })
  const ids = docs.map(({ member }) => relatedId(member))
  const people = await authorsOf({ payload, transactionID: undefined }, ids)
  return docs.map(({ id, member, note, createdAt }) => ({
    id,
    person: people.get(relatedId(member) ?? '') ?? null,
    note: note ?? null,
    since: createdAt,
  }))
}
