import { sql } from '@payloadcms/db-postgres'
import { type Connection, runSql } from '#database/connection/sql'
import type { Role } from '#domain/roles'

/** Staff cannot be blocked: of whoever becomes staff later the block no longer holds. */
export const blockedBy = (ownerId: string) =>
  sql`(select blocks.id, blocks.member_id from blocks join users member on member.id = blocks.member_id
    where blocks.owner_id = ${ownerId} and member.role = 'user')`

type ToBlock = { role: Role | null; blocks: number }

/** The role is null where nobody has this id; the lock keeps the account until the block is written. */
export async function roleToBlock(
  connection: Connection,
  { ownerId, memberId }: { ownerId: string; memberId: string },
): Promise<ToBlock> {
  const [member] = await runSql<{ role: Role }>(
    connection,
    sql`select role from users where id = ${memberId} for key share`,
  )
  const [own] = await runSql<{ blocks: number }>(
    connection,
    sql`select count(*)::int as blocks from blocks where owner_id = ${ownerId}`,
  )
  return { role: member?.role ?? null, blocks: own!.blocks }
}

/** The row stays, so that its owner sees what became of it; whose it was, and what was noted of them, does not. */
export const forgetBlocked = (connection: Connection, memberId: string) =>
  runSql(connection, sql`update blocks set member_id = null, note = null where member_id = ${memberId}`)
