import pg from 'pg'
import { type Member, newMembers } from './members'
import type { BenchSite } from './site'

/** A member whom the database makes an administrator. */
export async function newAdmin(site: Pick<BenchSite, 'ask' | 'databaseUrl'>): Promise<Member> {
  const [member] = (await newMembers(site, 1)) as [Member]
  const client = new pg.Client({ connectionString: site.databaseUrl })
  await client.connect()
  try {
    await client.query(`update users set role = 'admin' where id = $1`, [member.id])
  } finally {
    await client.end()
  }
  return member
}
