import { sql } from '@payloadcms/db-postgres'
import { type Connection, runSql } from '#database/connection/sql'
import type { FoundItem } from './search-hits'

type Asked = { search: string; found: readonly Pick<FoundItem, 'kind' | 'id'>[] }

/**
 * The name of a search, and what everybody may still see of what it found, in this order. Null when it does not tell on
 * phones, or not any more.
 */
export async function foundOnPhone(
  connection: Connection,
  { search, found }: Asked,
): Promise<{ name: string; items: FoundItem[] } | null> {
  const [row] = await runSql<{ name: string; items: FoundItem[] }>(
    connection,
    sql`select name, (
        select coalesce(jsonb_agg(jsonb_build_object(
          'kind', entry.kind, 'id', entry.document_id, 'title', entry.title, 'url', entry.url, 'city', entry.city)
          order by position), '[]')
        from jsonb_to_recordset(${JSON.stringify(found.map((item, position) => ({ ...item, position })))}::jsonb)
          as asked (kind text, id uuid, position int)
        join search_entries entry on entry.kind = asked.kind and entry.document_id = asked.id
        where entry.expires_at is null or entry.expires_at > now()) as items
      from saved_searches where id = ${search}::uuid and on_phone and is_paused is not true`,
  )
  return row ?? null
}
