import type { Payload } from 'payload'
import { startProblem } from '#database/start/start-problem'
import { reindex } from '#search/reindex'
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
  const { accounts, admin } = await seedAccounts(payload)
  await seedArticles(payload, admin)
  await seedDocuments(payload, admin)
  await seedCommunity(payload, admin)
  // Times were set without the hooks that update the search.
  await reindex({ payload })
  return accounts
}

async function seedCommunity(payload: Payload, admin: User) {
  const members = await seedMembers(payload)
  await seedDirectories(payload, members)
  await seedListings(payload, members)
  await seedEvents(payload, members)
  await seedForum(payload, members)
  await seedFeed(payload, { ...members, admin })
  await seedModeration(payload, members)
}
