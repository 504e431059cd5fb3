import type pg from 'pg'
import type { JWK } from 'jose'
import type { Role } from '#domain/roles'
import { publishedKeys } from '#domain/account/signing-keys'
import { lacksRequiredCodes } from './lacks-required-codes'

/**
 * `seesMore`: something of theirs that others do not see: hidden in the forum, waiting for staff in the feed. A suspended
 * member has no session here: live connections end, and new ones are those of a visitor.
 */
export type AccountState = { role: Role; sessionIds: Set<string>; seesMore?: boolean }

type StateRow = { role: Role; session_ids: string[]; sees_more: boolean }
type KeyRow = { public_key: JWK; signs_from: Date; retires_at: Date | null }

/** Without Payload, which the server process must not load. */
export async function stateOf(database: pg.Pool, accountId: string): Promise<AccountState | null> {
  const { rows } = await database.query<StateRow>(
    `select case when ${lacksRequiredCodes} then 'user' else role::text end as role, array(
       select id from users_sessions where _parent_id = users.id and expires_at > now()
         and (users.suspended_until is null or users.suspended_until <= now())
     ) as session_ids,
     exists (select from forum_comments where owner_id = users.id and hidden)
       or exists (select from forum_topics where owner_id = users.id and hidden)
       or exists (select from post_comments where owner_id = users.id and is_held)
       or exists (select from posts where owner_id = users.id and is_held) as sees_more
     from users where id = $1`,
    [accountId],
  )
  const [row] = rows
  return row ? { role: row.role, sessionIds: new Set(row.session_ids), seesMore: row.sees_more } : null
}

export async function nameOf(database: pg.Pool, accountId: string): Promise<string | null> {
  const { rows } = await database.query<{ name: string }>(
    'select full_name as name from users where id = $1',
    [accountId],
  )
  return rows[0]?.name ?? null
}

/** Like `/.well-known/jwks.json`, but never creates the first key. */
export async function keysInUse(database: pg.Pool): Promise<JWK[]> {
  const { rows } = await database.query<KeyRow>('select public_key, signs_from, retires_at from signing_keys')
  const keys = rows.map(({ public_key: key, signs_from: signsFrom, retires_at: retiresAt }) => ({
    key,
    signsFrom,
    retiresAt,
  }))
  return publishedKeys(keys, new Date()).map(({ key }) => key)
}
