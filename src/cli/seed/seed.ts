import { sql } from '@payloadcms/db-postgres'
import { getPayload, type Payload } from 'payload'
import config from '#config'
import { startProblem } from '#database/start-problem'
import { commandTexts } from '#texts/commands'
import { seedAccounts, type DemoAccount } from './accounts'
import { seedArticles } from './articles'
import { seedDirectories } from './directories'
import { seedDocuments } from './documents'
import { seedEvents } from './events'
import { seedFeed } from './feed'
import { seedForum } from './forum'
import { seedListings } from './listings'
import { seedMembers } from './members'
import { seedModeration } from './moderation'

/** Fills the database; null when there were members already and only an empty one was to be filled. */
export async function seed({
  ifEmpty,
  reset,
}: {
  ifEmpty: boolean
  reset: boolean
}): Promise<DemoAccount[] | null> {
  const payload = await getPayload({ config })
  if (reset) await emptyEverything(payload)
  const { totalDocs } = await payload.count({ collection: 'users' })
  if (totalDocs > 0) {
    if (ifEmpty) return null
    throw startProblem('seed', commandTexts.seedRefused)
  }
  const { accounts, admin } = await seedAccounts(payload)
  await seedArticles(payload, admin)
  await seedDocuments(payload, admin)
  await seedCommunity(payload)
  await payload.destroy()
  return accounts
}

async function seedCommunity(payload: Payload) {
  const members = await seedMembers(payload)
  await seedDirectories(payload, members)
  await seedListings(payload, members)
  await seedEvents(payload, members)
  await seedForum(payload, members)
  await seedFeed(payload, members)
  await seedModeration(payload, members)
}

/** Files go with their rows; the list of migrations stays. */
async function emptyEverything(payload: Payload) {
  await payload.delete({ collection: 'media', where: {} })
  await payload.db.drizzle.execute(sql`
    do $$ declare name text; begin
      for name in select tablename from pg_tables where schemaname = 'public' and tablename <> 'payload_migrations'
      loop execute format('truncate table %I cascade', name); end loop;
    end $$`)
}
