import { sql } from '@payloadcms/db-postgres'
import { secretTokenHash } from '#domain/account/secret-token'
import { EMAIL_CHANGE_HOURS, EMAIL_UNDO_DAYS } from '#domain/limits'
import { runSql, type Connection } from '#database/connection/sql'

/** `confirm` goes to the new address, `undo` to the former one, once the change is done. */
export type ChangeLink = 'confirm' | 'undo'
export type EmailChange = { id: string; accountId: string; fromEmail: string; toEmail: string }

const columns = sql`id, account_id as "accountId", from_email as "fromEmail", to_email as "toEmail"`
const isOpenFor = (link: ChangeLink) =>
  sql`(changed_at is null) = ${link === 'confirm'} and expires_at > now()`

type Wanted = Omit<EmailChange, 'id'>

/** In place of one that waits already. The account is locked. */
export async function putWaitingChange(connection: Connection, { accountId, ...wanted }: Wanted) {
  await dropWaitingChange(connection, accountId)
  const [row] = await runSql<{ id: string }>(
    connection,
    sql`insert into email_changes (account_id, from_email, to_email, expires_at)
      values (${accountId}, ${wanted.fromEmail}, ${wanted.toEmail},
        now() + make_interval(hours => ${EMAIL_CHANGE_HOURS})) returning id`,
  )
  return row!.id
}

export async function waitingChange(connection: Connection, accountId: string): Promise<EmailChange | null> {
  const [row] = await runSql<EmailChange>(
    connection,
    sql`select ${columns} from email_changes where account_id = ${accountId} and ${isOpenFor('confirm')}`,
  )
  return row ?? null
}

/** How many: none or one. */
export async function dropWaitingChange(connection: Connection, accountId: string): Promise<number> {
  const gone = await runSql(
    connection,
    sql`delete from email_changes where account_id = ${accountId} and changed_at is null returning id`,
  )
  return gone.length
}

type Letter = { id: string; link: ChangeLink }

export async function openChange(connection: Connection, { id, link }: Letter): Promise<EmailChange | null> {
  const [row] = await runSql<EmailChange>(
    connection,
    sql`select ${columns} from email_changes where id = ${id} and ${isOpenFor(link)}`,
  )
  return row ?? null
}

/** False if the change was carried out or cancelled meanwhile. */
export async function putLink(connection: Connection, { id, link, hash }: Letter & { hash: string }) {
  const rows = await runSql(
    connection,
    sql`update email_changes set token_hash = ${hash} where id = ${id} and ${isOpenFor(link)} returning id`,
  )
  return rows.length > 0
}

type Used = { token: string; link: ChangeLink }

/** Whose account must be locked before the link is used up. */
export async function accountOfLink(connection: Connection, { token, link }: Used): Promise<string | null> {
  const [row] = await runSql<{ accountId: string | null }>(
    connection,
    sql`select account_id as "accountId" from email_changes
      where token_hash = ${secretTokenHash(token)} and ${isOpenFor(link)}`,
  )
  return row?.accountId ?? null
}

/** Null if used meanwhile. From now on the former address is held. */
export async function carryOutChange(connection: Connection, token: string): Promise<EmailChange | null> {
  const [row] = await runSql<EmailChange>(
    connection,
    sql`update email_changes set changed_at = now(), token_hash = null,
        expires_at = now() + make_interval(days => ${EMAIL_UNDO_DAYS})
      where token_hash = ${secretTokenHash(token)} and ${isOpenFor('confirm')} returning ${columns}`,
  )
  return row ?? null
}

/** Null if used meanwhile. Later changes go with it, so that nobody who got the account by them takes it again. */
export async function takeChangeBack(connection: Connection, token: string): Promise<EmailChange | null> {
  const [row] = await runSql<EmailChange>(
    connection,
    sql`with undone as (select * from email_changes
        where token_hash = ${secretTokenHash(token)} and ${isOpenFor('undo')}),
      gone as (delete from email_changes later using undone where later.account_id = undone.account_id
        and (later.changed_at is null or later.changed_at >= undone.changed_at))
      select ${columns} from undone`,
  )
  return row ?? null
}

export const dropEmailChanges = (connection: Connection, accountId: string) =>
  runSql(connection, sql`delete from email_changes where account_id = ${accountId}`)

export const dropOldEmailChanges = (connection: Connection) =>
  runSql(connection, sql`delete from email_changes where expires_at < now()`)

/** For the export of one's data. */
export const emailChangesOf = (connection: Connection, accountId: string) =>
  runSql(
    connection,
    sql`select from_email as "from", to_email as "to", created_at as "askedAt", changed_at as "changedAt",
      expires_at as "expiresAt" from email_changes where account_id = ${accountId} order by created_at`,
  )
