import { sql } from '@payloadcms/db-postgres'
import { importFields, type StoredContact } from '#domain/contacts/contact-import'
import { uuids } from '#database/statements/bulk/uuids'
import { type Connection, runSql } from '#database/connection/sql'
import type { KeptContact } from './contact-imports'
import { type WrittenContact, written } from './contact-rows'

type Rows = { importId: string; ids: readonly string[] }

export const keepAdded = (connection: Connection, { importId, ids }: Rows) =>
  runSql(
    connection,
    sql`insert into contact_import_changes (import_id, contact_id)
      select ${importId}::uuid, id from unnest(${uuids(ids)}) as given (id)`,
  )

const states = ['approval', 'listed', 'listed_at', 'rejection_reason', 'proposed'] as const

/** Before they are changed. */
export const keepBefore = (connection: Connection, { importId, ids }: Rows) =>
  runSql(
    connection,
    sql`insert into contact_import_changes (import_id, contact_id, before)
      select ${importId}::uuid, id, jsonb_build_object(${sql.join(
        [...importFields, ...states].flatMap((column) => [sql`${column}::text`, sql.identifier(column)]),
        sql`, `,
      )}) from contacts where id = any(${uuids(ids)})`,
  )

type Since = { importId: string; writtenAt: string }

/** Contacts that somebody has edited since the import; those deleted since are no concern any more. */
export const editedSince = (connection: Connection, { importId, writtenAt }: Since) =>
  runSql<KeptContact>(
    connection,
    sql`select contacts.id, contacts.name from contacts
      join contact_import_changes change on change.contact_id = contacts.id and change.import_id = ${importId}
      where contacts.updated_at <> ${writtenAt}::timestamptz order by contacts.name, contacts.id`,
  )

type Untouched = Since & { limit: number }

/** Locked until the transaction ends, so that no edit can come in between. */
export const untouchedAdded = (connection: Connection, { importId, writtenAt, limit }: Untouched) =>
  runSql<{ id: string }>(
    connection,
    sql`select contacts.id from contacts
      join contact_import_changes change on change.contact_id = contacts.id and change.import_id = ${importId}
      where change.before is null and contacts.updated_at = ${writtenAt}::timestamptz
      order by contacts.id limit ${limit} for update of contacts`,
  )

/** The values of before, of up to `limit` contacts that nobody has edited since. */
export async function restoreBefore(connection: Connection, { importId, writtenAt, limit }: Untouched) {
  const ids = await runSql<StoredContact>(
    connection,
    sql`select contacts.id, contacts.slug, contacts.owner_id as owner, contacts.approval, contacts.listed,
        ${sql.join(
          importFields.map((field) => sql`contacts.${sql.identifier(field)}`),
          sql`, `,
        )}
      from contacts
      join contact_import_changes change on change.contact_id = contacts.id and change.import_id = ${importId}
      where change.before is not null and contacts.updated_at = ${writtenAt}::timestamptz
      order by contacts.id limit ${limit} for update of contacts`,
  )
  const restored = await runSql<WrittenContact>(
    connection,
    sql`update contacts set ${sql.join(importFields.map(restoredField), sql`, `)},
        approval = (before->>'approval')::enum_contacts_approval, listed = (before->>'listed')::boolean,
        listed_at = (before->>'listed_at')::timestamptz, rejection_reason = before->>'rejection_reason',
        proposed = nullif(before->'proposed', 'null'::jsonb), updated_at = now()
      from contact_import_changes change
      where change.import_id = ${importId} and change.contact_id = contacts.id
        and contacts.id = any(${uuids(ids.map(({ id }) => id))})
      returning ${written}`,
  )
  return { was: ids, restored }
}

const restoredField = (field: string) =>
  field === 'category'
    ? sql`category = (before->>'category')::enum_contacts_category`
    : sql`${sql.identifier(field)} = before->>${field}::text`
