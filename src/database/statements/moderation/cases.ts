import { sql } from '@payloadcms/db-postgres'
import { type Connection, runSql } from '#database/connection/sql'
import type { CaseName, CasePage, CaseReport, CaseRow, CasesQuery } from '#domain/moderation/cases'
import { CASE_REPORTS_SHOWN, CASES_PER_PAGE } from '#domain/panel-limits'

const isoOf = (moment: string | null) => (moment === null ? null : new Date(moment).toISOString())

type Read = Pick<CasePage, 'cases' | 'hasMore'>

/** The newest report first; continues behind a moment. */
export async function readCases(connection: Connection, { state, before }: CasesQuery): Promise<Read> {
  const isAsked = state === 'pending' ? sql`status = 'pending'` : sql`status <> 'pending'`
  const rows = await runSql<CaseRow>(
    connection,
    sql`with cases as (
        select item_type, item_id, max(created_at) as reported_at, count(*)::int as reports,
          bool_or(is_from_site is true and status = 'pending') as is_held
        from reports where ${isAsked} group by item_type, item_id
        ${before ? sql`having max(created_at) < ${before}` : sql``}
        order by reported_at desc, item_id limit ${CASES_PER_PAGE + 1}
      )
      select cases.item_type as "itemType", cases.item_id as "itemId", cases.reported_at as "reportedAt",
        cases.reports, cases.is_held as "isHeld", newest.title, newest.decision, newest.decided_at as "decidedAt",
        told.reporters, told.reasons
      from cases
      cross join lateral (
        select coalesce(nullif(item_info_title, ''), nullif(item_info_name, ''), item_info_content, '') as title,
          nullif(status::text, 'pending') as decision, decided_at
        from reports where item_type = cases.item_type and item_id = cases.item_id and ${isAsked}
        order by created_at desc, id limit 1
      ) newest
      cross join lateral (
        select json_agg(email order by created_at desc) as reporters, json_agg(distinct reason) as reasons from (
          select case when reports.is_from_site then '' else users.email end as email, reports.reason, reports.created_at from reports
            left join users on users.id = reports.owner_id
          where item_type = cases.item_type and item_id = cases.item_id and ${isAsked}
          order by reports.created_at desc limit 3
        ) few
      ) told
      order by cases.reported_at desc, cases.item_id`,
  )
  const cases = rows.slice(0, CASES_PER_PAGE).map((row) => ({
    ...row,
    reportedAt: isoOf(row.reportedAt)!,
    decidedAt: isoOf(row.decidedAt),
  }))
  return { cases, hasMore: rows.length > CASES_PER_PAGE }
}

type Row = CaseReport & { title: string; text: string; isAnswered: boolean }

export async function readCaseReports(
  connection: Connection,
  { itemType, itemId }: CaseName,
): Promise<Row[]> {
  const rows = await runSql<Row>(
    connection,
    sql`select reports.id, reason, additional_info as "additionalInfo",
        case when is_from_site then '' else reporter.email end as "reporterEmail",
        reports.created_at as "createdAt", status, action, note, decider.full_name as "decidedBy",
        decided_at as "decidedAt",
        coalesce(nullif(item_info_title, ''), nullif(item_info_name, ''), '') as title,
        coalesce(item_info_content, '') as text
      from reports
        left join users reporter on reporter.id = reports.owner_id
        left join users decider on decider.id = reports.decided_by_id
      where item_type = ${itemType} and item_id = ${itemId}
      order by (status = 'pending') desc, reports.created_at desc, reports.id limit ${CASE_REPORTS_SHOWN}`,
  )
  return rows.map((row) => ({
    ...row,
    createdAt: isoOf(row.createdAt)!,
    decidedAt: isoOf(row.decidedAt),
  }))
}

/** Of two who decide at once the second finds none left. What the site holds is decided by its own report first. */
export const lockPending = (connection: Connection, { itemType, itemId }: CaseName) =>
  runSql<{ id: string }>(
    connection,
    sql`select id from reports where item_type = ${itemType} and item_id = ${itemId} and status = 'pending'
      order by is_from_site is not true, created_at, id for update`,
  )

/** Of an item that is gone, as its statement of reasons keeps it. */
export async function ownerOfGone(
  connection: Connection,
  { itemType, itemId }: CaseName,
): Promise<string | null> {
  const [row] = await runSql<{ owner: string | null }>(
    connection,
    sql`select owner_id as owner from statements where item_id = ${itemId} and item_type = ${itemType}
      order by created_at desc limit 1`,
  )
  return row?.owner ?? null
}

type History = { upheld: number; reported: number }
type Asked = { memberId: string; itemIds: readonly string[] }

/** More than any case needs to show how a member behaves. */
const STATEMENTS_MAX = 200

/**
 * How often things of this member were reported, by item, and how often that was upheld. Whose a deleted thing was,
 * only the statement of reasons knows.
 */
export async function reportHistory(connection: Connection, { memberId, itemIds }: Asked): Promise<History> {
  const [row] = await runSql<History>(
    connection,
    sql`select count(distinct item_id)::int as reported,
        count(distinct item_id) filter (where status = 'approved')::int as upheld
      from reports where item_id = any(${`{${itemIds.join(',')}}`}::text[] || array(
        select item_id::text from statements where owner_id = ${memberId}
        order by created_at desc limit ${STATEMENTS_MAX}
      ))`,
  )
  return row!
}
