import { sql } from '@payloadcms/db-postgres'
import type { EditedKind } from '#domain/text/editing'
import { type Connection, runSql, tableOf } from '#database/connection/sql'

type Item = { kind: EditedKind; id: string }
export type FormerTexts = Record<string, string | null> & { owner: string | null; createdAt: string }

export async function lockedTexts(
  connection: Connection,
  { kind, id, texts }: Item & { texts: readonly string[] },
): Promise<FormerTexts | null> {
  const columns = sql.join(
    texts.map((name) => sql.identifier(name)),
    sql`, `,
  )
  const [row] = await runSql<FormerTexts>(
    connection,
    sql`select ${columns}, owner_id as owner, created_at as "createdAt" from ${tableOf(kind)} where id = ${id}
      for no key update`,
  )
  return row ?? null
}

type Revision = Item & { former: FormerTexts; changedBy: string | null }

export const addRevision = (connection: Connection, { kind, id, former, changedBy }: Revision) =>
  runSql(
    connection,
    sql`insert into revisions (kind, item_id, title, content, author_id, changed_by_id)
      values (${kind}, ${id}, ${former.title ?? null}, ${former.content ?? null}, ${former.owner}, ${changedBy})`,
  )
