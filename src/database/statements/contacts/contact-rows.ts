import { sql } from '@payloadcms/db-postgres'
import type { ImportedContact, StoredContact } from '#domain/contacts/contact-import'
import type { Contact } from '#types'
import { type Connection, runSql } from '#database/connection/sql'

type Written = Pick<
  Contact,
  'id' | 'slug' | 'listed' | 'name' | 'city' | 'category' | 'specialty' | 'address'
>
const written = sql.raw(
  ['id', 'slug', 'listed', 'name', 'city', 'category', 'specialty', 'address']
    .map((column) => `contacts.${column}`)
    .join(', '),
)

/** Readers are not blocked. */
export const lockContacts = (connection: Connection) =>
  runSql(connection, sql`lock table contacts in share row exclusive mode`)

export const storedContacts = (connection: Connection) =>
  runSql<StoredContact>(
    connection,
    sql`select id, slug, owner_id as owner, approval, listed,
          name, city, category, specialty, address, phone, email, source
        from contacts order by created_at, id`,
  )

type New = { contacts: (ImportedContact & { slug: string })[]; ownerId: string }

export const insertContacts = (connection: Connection, { contacts, ownerId }: New) =>
  runSql<Written>(
    connection,
    sql`insert into contacts
          (name, city, category, specialty, address, phone, email, source, slug, owner_id, approval, listed,
          listed_at)
        select name, city, category, specialty, address, phone, email, source, slug, ${ownerId}::uuid, 'approved', true,
          now()
        from jsonb_to_recordset(${JSON.stringify(contacts)}::jsonb) as given (
          name text, city text, category enum_contacts_category, specialty text, address text, phone text, email text,
          source text, slug text)
        returning ${written}`,
  )

export const updateContacts = (connection: Connection, contacts: (ImportedContact & { id: string })[]) =>
  runSql<Written>(
    connection,
    sql`update contacts set
          name = given.name, city = given.city, category = given.category, specialty = given.specialty,
          address = given.address, phone = given.phone, email = given.email, source = given.source,
          approval = 'approved', listed = true, listed_at = coalesce(contacts.listed_at, now()),
          rejection_reason = null, proposed = null, updated_at = now()
        from jsonb_to_recordset(${JSON.stringify(contacts)}::jsonb) as given (
          id uuid, name text, city text, category enum_contacts_category, specialty text, address text, phone text,
          email text, source text)
        where contacts.id = given.id
        returning ${written}`,
  )
