import { sql } from '@payloadcms/db-postgres'
import { extractJWT, type PayloadRequest } from 'payload'
import { runSql } from '#database/sql'

/**
 * Payload takes a member for a visitor when the database does not answer. Nobody must hear „sign in first“, or see
 * that they are signed out, for that reason: a session without its member makes us look whether the database is there.
 */
export async function assertNotLost({ headers, payload, user }: PayloadRequest) {
  if (user || !extractJWT({ headers, payload })) return
  await runSql({ payload }, sql`select 1`)
}
