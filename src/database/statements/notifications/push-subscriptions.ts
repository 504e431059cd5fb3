import { sql } from '@payloadcms/db-postgres'
import { type Connection, runSql } from '#database/connection/sql'
import { PUSH_DEVICES_MAX, PUSH_FAILURES_MAX } from '#domain/notifications/push-limits'
import { mayLeaveOutSite, type NoticeKind } from '#domain/notifications/notice-kinds'
import { quietAtFirst, type QuietHours } from '#domain/notifications/quiet-hours'
import { isWanted } from './notice-column'

export type PushSubscription = { endpoint: string; p256dh: string; auth: string; signingKey: string }
/** As an array, whose length the planner sees. */
const anyOf = (ids: readonly string[]) => sql`any(${`{${ids.join(',')}}`}::uuid[])`

type OwnSubscription = PushSubscription & { accountId: string; session: string }

/** Whoever is signed in in a browser takes over its subscription. The oldest beyond the limit give way. */
export async function keepSubscription(connection: Connection, kept: OwnSubscription): Promise<void> {
  const { accountId, session, endpoint, p256dh, auth, signingKey } = kept
  await runSql(
    connection,
    sql`insert into push_subscriptions
        (account_id, session, endpoint, p256dh, auth, signing_key, failures, created_at, updated_at)
      values (${accountId}, ${session}, ${endpoint}, ${p256dh}, ${auth}, ${signingKey}, 0, now(), now())
      on conflict (endpoint) do update set account_id = excluded.account_id, session = excluded.session,
        p256dh = excluded.p256dh, auth = excluded.auth, signing_key = excluded.signing_key, failures = 0,
        updated_at = now()`,
  )
  await runSql(
    connection,
    sql`delete from push_subscriptions where id in (
      select id from push_subscriptions where account_id = ${accountId}
      order by updated_at desc, id offset ${PUSH_DEVICES_MAX})`,
  )
}

export const dropSubscription = (
  connection: Connection,
  { accountId, endpoint }: Pick<OwnSubscription, 'accountId' | 'endpoint'>,
) =>
  runSql(
    connection,
    sql`delete from push_subscriptions where account_id = ${accountId} and endpoint = ${endpoint}`,
  )

/** Of a living session: its end silences its browser at once. */
const isLiving = sql`exists (select from users_sessions session
  where session.id = phone.session and session._parent_id = phone.account_id and session.expires_at > now())`

export async function subscriptionIds(
  connection: Connection,
  accounts: readonly string[],
): Promise<string[]> {
  const rows = await runSql<{ id: string }>(
    connection,
    sql`select id from push_subscriptions phone
      where account_id = ${anyOf(accounts)} and ${isLiving} order by id`,
  )
  return rows.map(({ id }) => id)
}

/** With the account. */
export const dropSubscriptions = (connection: Connection, accountId: string) =>
  runSql(connection, sql`delete from push_subscriptions where account_id = ${accountId}`)

/** For the export of an account: which company carries what a browser is told, and since when. */
export const pushServicesOf = (connection: Connection, accountId: string) =>
  runSql<{ pushService: string; since: string }>(
    connection,
    sql`select split_part(endpoint, '/', 3) as "pushService", to_json(created_at)#>>'{}' as since
      from push_subscriptions where account_id = ${accountId} order by created_at`,
  )

export type PhoneToTell = PushSubscription & QuietHours & { id: string; waitsForMorning: boolean }

/**
 * Those of a living session whose members want this kind now; `kind` null asks for no wish. In quiet hours they wait
 * with what does not stand in the site.
 */
export const phonesToTell = (
  connection: Connection,
  { ids, kind }: { ids: readonly string[]; kind: NoticeKind | null },
): Promise<PhoneToTell[]> =>
  runSql<PhoneToTell>(
    connection,
    sql`select phone.id, endpoint, p256dh, auth, signing_key as "signingKey",
        coalesce(quiet_hours, ${quietAtFirst.quietHours}) as "quietHours",
        coalesce(quiet_from::text, ${quietAtFirst.quietFrom}) as "quietFrom",
        coalesce(quiet_until::text, ${quietAtFirst.quietUntil}) as "quietUntil",
        coalesce(quiet_weekends, ${quietAtFirst.quietWeekends}) as "quietWeekends",
        ${kind ? isOnPhoneAlone(kind) : sql`false`} as "waitsForMorning"
      from push_subscriptions phone
        join users on users.id = phone.account_id
      where ${isLiving} and ${kind ? isWanted(kind, 'phone') : sql`true`}
        and phone.id = ${anyOf(ids)}
      order by phone.id`,
  )

const isOnPhoneAlone = (kind: NoticeKind) =>
  mayLeaveOutSite(kind) ? sql`true` : sql`not (${isWanted(kind, 'site')})`

const isOneOf = (ids: readonly string[]) => sql`id = ${anyOf(ids)}`

export const forgetPhones = (connection: Connection, ids: readonly string[]) =>
  runSql(connection, sql`delete from push_subscriptions where ${isOneOf(ids)}`)

export const countSuccesses = (connection: Connection, ids: readonly string[]) =>
  runSql(connection, sql`update push_subscriptions set failures = 0 where failures > 0 and ${isOneOf(ids)}`)

/** Who cannot be reached time after time is given up. */
export async function countFailures(connection: Connection, ids: readonly string[]): Promise<void> {
  await runSql(connection, sql`update push_subscriptions set failures = failures + 1 where ${isOneOf(ids)}`)
  await runSql(
    connection,
    sql`delete from push_subscriptions where failures >= ${PUSH_FAILURES_MAX} and ${isOneOf(ids)}`,
  )
}

export async function usedPushKeys(connection: Connection): Promise<Set<string>> {
  const rows = await runSql<{ kid: string }>(
    connection,
    sql`select distinct signing_key as kid from push_subscriptions`,
  )
  return new Set(rows.map(({ kid }) => kid))
}

/** Of sessions that are over. */
export const dropSilentSubscriptions = (connection: Connection) =>
  runSql(connection, sql`delete from push_subscriptions phone where not ${isLiving}`)
