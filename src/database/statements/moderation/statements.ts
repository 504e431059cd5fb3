import { sql } from '@payloadcms/db-postgres'
import { type Connection, runSql } from '#database/connection/sql'
import type { AppealRow } from '#domain/moderation/appeals'
import type { CaseName, NoticeRow, SentStatement } from '#domain/moderation/cases'
import type { AppealState } from '#domain/moderation/statements'
import { CASES_PER_PAGE } from '#domain/panel-limits'

type Locked = { owner: string | null; first: string | null; appealState: AppealState; decidedAt: string }

/** Until the transaction ends: of two appeals or answers at once the second sees the first. */
export async function lockStatement(connection: Connection, id: string): Promise<Locked | undefined> {
  const [row] = await runSql<Locked>(
    connection,
    sql`select owner_id as owner, decided_by_id as first, appeal_state as "appealState",
        to_json(created_at)#>>'{}' as "decidedAt"
      from statements where id = ${id} for update`,
  )
  return row
}

/** Of staff, but for the two whose decision and whose item it is. */
export async function otherStaff(
  connection: Connection,
  { owner, first }: Pick<Locked, 'owner' | 'first'>,
): Promise<string[]> {
  const rows = await runSql<{ name: string }>(
    connection,
    sql`select full_name as name from users where role in ('admin', 'moderator')
        and id is distinct from ${owner}::uuid and id is distinct from ${first}::uuid
      order by full_name, id`,
  )
  return rows.map(({ name }) => name)
}

type Hidden = CaseName & { id: string }

/** Whether another decision hides the item, too. What was shown again since the other one, that one hides no more. */
export async function isHiddenByOther(
  connection: Connection,
  { id, itemType, itemId }: Hidden,
): Promise<boolean> {
  const rows = await runSql(
    connection,
    sql`select 1 from statements other join statements mine on mine.id = ${id}
      where other.item_id = ${itemId} and other.item_type = ${itemType} and other.id <> mine.id
        and other.action = 'hide' and other.appeal_state <> 'reversed'
        and (mine.was_hidden or other.created_at > mine.created_at) limit 1`,
  )
  return rows.length > 0
}

/** The oldest first. */
export async function openAppeals(connection: Connection): Promise<AppealRow[]> {
  const rows = await runSql<AppealRow>(
    connection,
    sql`select statements.id, item_title as title, appealed_at as "appealedAt", users.full_name as "decidedBy"
      from statements left join users on users.id = decided_by_id
      where appeal_state = 'pending' order by appealed_at, statements.id limit ${CASES_PER_PAGE}`,
  )
  return rows.map((row) => ({ ...row, appealedAt: new Date(row.appealedAt).toISOString() }))
}

/** The oldest first, whose deadline ends first. */
export async function openNotices(connection: Connection): Promise<Omit<NoticeRow, 'title'>[]> {
  const rows = await runSql<Omit<NoticeRow, 'title'>>(
    connection,
    sql`select id, case_number as "caseNumber", url, created_at as "sentAt" from notices
      where status = 'pending' order by created_at, id limit ${CASES_PER_PAGE}`,
  )
  return rows.map((row) => ({ ...row, sentAt: new Date(row.sentAt).toISOString() }))
}

/** What was sent to the owner of an item about it, the newest first. */
export const statementsAbout = (
  connection: Connection,
  { itemType, itemId }: CaseName,
): Promise<SentStatement[]> => sent(connection, sql`item_type = ${itemType} and item_id = ${itemId}`)

/** Null where the notice was rejected, or stands for no item of a member. */
export const statementOfNotice = async (connection: Connection, id: string): Promise<SentStatement | null> =>
  (await sent(connection, sql`notice_id = ${id}`))[0] ?? null

async function sent(connection: Connection, condition: ReturnType<typeof sql>): Promise<SentStatement[]> {
  const rows = await runSql<SentStatement>(
    connection,
    sql`select id, created_at as "sentAt", appeal_state as "appealState" from statements
      where ${condition} order by created_at desc, id limit ${CASES_PER_PAGE}`,
  )
  return rows.map((row) => ({ ...row, sentAt: new Date(row.sentAt).toISOString() }))
}
