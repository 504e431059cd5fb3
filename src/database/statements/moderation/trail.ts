import { sql } from '@payloadcms/db-postgres'
import { type Connection, runSql } from '#database/connection/sql'
import type { TrailLine } from '#domain/trail/trail'

/** All at once: an import has thousands. */
export const insertTrail = (connection: Connection, lines: readonly TrailLine[]) =>
  runSql(
    connection,
    sql`insert into trail (actor_id, actor_role, action, subject, document_id, title, member_id, changes, reason)
      select actor, "actorRole", action, subject, "documentId", title, member, changes, reason
      from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as given (
        actor uuid, "actorRole" enum_trail_actor_role, action enum_trail_action, subject enum_trail_subject,
        "documentId" text, title text, member uuid, changes jsonb, reason text)`,
  )
