import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { runSql } from '#database/connection/sql'
import { uniqueSlug } from '#domain/text/slug'

type Wish = {
  req: PayloadRequest
  collection: string
  wanted: string
  /** The addresses that others have and that begin like this one. */
  taken: () => Promise<Iterable<string | null | undefined>>
}

/** The first free address. Two items with one name at the same moment wait for each other instead of one being refused. */
export async function freeSlug({ req, collection, wanted, taken }: Wish): Promise<string> {
  await runSql(req, sql`select pg_advisory_xact_lock(hashtext(${`slug:${collection}:${wanted}`}))`)
  const others = new Set(await taken())
  return uniqueSlug(wanted, (candidate) => others.has(candidate))
}
