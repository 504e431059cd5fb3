import { type Author, toAuthor } from '#domain/account/author'
import type { Connection } from '#database/connection/sql'

/** What everybody may see of these members, by id. Two statements, however many there are. */
export async function authorsOf(
  { payload, transactionID }: Connection,
  ids: readonly (string | null)[],
): Promise<Map<string, Author>> {
  const known = [...new Set(ids.filter((id) => id !== null))]
  if (known.length === 0) return new Map()
  const { docs } = await payload.find({
    collection: 'users',
    where: { id: { in: known } },
    select: { fullName: true, role: true, city: true, avatar: true },
    populate: { media: { url: true, sizes: true, filename: true } },
    depth: 1,
    pagination: false,
    req: { payload, transactionID },
  })
  return new Map(docs.flatMap((member) => [[member.id, toAuthor(member)] as const]).filter(isKnown))
}

const isKnown = (entry: readonly [string, Author | null]): entry is [string, Author] => entry[1] !== null
