import { sql } from '@payloadcms/db-postgres'
import { type ImportedContact, importFields, type StoredContact } from '#domain/contacts/contact-import'
import type { Contact } from '#types'
import { type Connection, runSql } from '#database/connection/sql'

export type WrittenContact = Pick<
  Contact,
  'id' | 'slug' | 'listed' | 'name' | 'city' | 'category' | 'specialty' | 'address'
>
export const written = sql.raw(
  ['id', 'slug', 'listed', 'name', 'city', 'category', 'specialty', 'address']
    .map((column) => `contacts.${column}`)
    .join(', '),
)

type Statement = ReturnType<typeof sql>
const listOf = (part: (column: Statement, field: string) => Statement) =>
  sql.join(
    importFields.map((field) => part(sql`${sql.identifier(field)}`, field)),
    sql`, `,
  )
const columns = listOf((column) => column)
const typedColumns = listOf((column, field) =>
  field === 'category' ? sql`${column} enum_contacts_category` : sql`${column} text`,
)

/** Readers are not blocked. */
export const lockContacts = (connection: Connection) =>
  runSql(connection, sql`lock table contacts in share row exclusive mode`)

/** In the order of their ids, after one of them. */
export const storedContacts = (
  connection: Connection,
  { after, limit }: { after: string | null; limit: number },
) =>
  runSql<StoredContact>(
    connection,
    sql`select id, slug, owner_id as owner, approval, listed, to_json(created_at)#>>'{}' as "createdAt", ${columns}
        from contacts where ${after ? sql`id > ${after}::uuid` : sql`true`} order by id limit ${limit}`,
  )

type New = { contacts: (ImportedContact & { slug: string })[]; ownerId: string }

export const insertContacts = (connection: Connection, { contacts, ownerId }: New) =>
  runSql<WrittenContact>(
    connection,
    sql`insert into contacts (${columns}, slug, owner_id, approval, listed, listed_at)
        select ${columns}, slug, ${ownerId}::uuid, 'approved', true, now()
        from jsonb_to_recordset(${JSON.stringify(contacts)}::jsonb) as given (${typedColumns}, slug text)
        returning ${written}`,
  )

export const updateContacts = (connection: Connection, contacts: (ImportedContact & { id: string })[]) =>
  runSql<WrittenContact>(
    connection,
    sql`update contacts set
          ${listOf((column) => sql`${column} = given.${column}`)},
          approval = 'approved', listed = true, listed_at = coalesce(contacts.listed_at, now()),
          rejection_reason = null, proposed = null, updated_at = now()
        from jsonb_to_recordset(${JSON.stringify(contacts)}::jsonb) as given (id uuid, ${typedColumns})
        where contacts.id = given.id
        returning ${written}`,
  )
