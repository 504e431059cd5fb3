import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type pg from 'pg'
import { startProblem } from '#database/start/start-problem'
import type { Role } from '#domain/roles'
import { reindex } from '#search/index/reindex'
import { demoNotice } from '#texts/demo/site'
import { commandTexts } from '#texts/start/commands'
import type { User } from '#types'
import { seedAccounts, type DemoAccount } from './accounts'
import { seedArticles } from './articles'
import { emptyEverything } from './empty-everything'
import { seedDirectories } from './directories'
import { seedDocuments } from './documents'
import { seedEvents } from './events'
import { seedFeed } from './feed'
import { seedForum } from './forum'
import { seedListings } from './listings'
import { seedMembers } from './members'
import { seedModeration } from './moderation'

type Seeding = { payload: Payload; ifEmpty: boolean; reset: boolean }

/** Null when `ifEmpty` is set and there are members. */
export async function seed({ payload, ifEmpty, reset }: Seeding): Promise<DemoAccount[] | null> {
  if (reset) await emptyEverything(payload)
  const { totalDocs } = await payload.count({ collection: 'users' })
  if (totalDocs > 0) {
    if (ifEmpty) return null
    throw startProblem('seed', commandTexts.seedRefused)
  }
  await commitLazily(payload)
  const { accounts, people } = await seedAccounts(payload)
  await seedArticles(payload, people.admin)
  await seedDocuments(payload, people.admin)
  await seedCommunity(payload, people)
  await payload.updateGlobal({ slug: 'site', data: { notice: demoNotice } })
  // Times were set without the hooks that update the search.
  await reindex({ payload })
  return accounts
}

/** Demo content can be loaded again, so its thousands of commits need not wait for the disk one by one. */
async function commitLazily({ db }: Payload) {
  const pool = (db as unknown as PostgresAdapter).pool as unknown as pg.Pool
  pool.options.options = '-c synchronous_commit=off'
  await pool.query('set synchronous_commit = off')
}

async function seedCommunity(payload: Payload, { admin, moderator, user }: Record<Role, User>) {
  const members = await seedMembers(payload)
  await seedDirectories(payload, members)
  await seedListings(payload, members)
  await seedEvents(payload, members)
  await seedForum(payload, members, { admin: admin.id, moderator: moderator.id, member: user.id })
  await seedFeed(payload, { ...members, admin })
  await seedModeration(payload, members)
}
