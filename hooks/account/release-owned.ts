import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeDeleteHook, CollectionSlug, PayloadRequest } from 'payload'
import { lockAccount } from '#database/statements/account/lock-account'
import { forgetBlocked } from '#database/statements/account/blocks'
import { forgetMentions } from '#database/statements/forum/mentions'
import { dropEmailChanges } from '#database/statements/account/email-changes'
import { dropMailTokens } from '#database/statements/account/mail-tokens'
import { dropFailuresOf } from '#database/statements/jobs/failed-jobs'
import { dropSubscriptions } from '#database/statements/notifications/push-subscriptions'
import { forgetPerson } from '#database/statements/notifications/forget-person'
import { releaseEntries } from '#database/statements/directory/entries'
import { dropClaimCodes } from '#database/statements/directory/claim-codes'
import { directoryKinds } from '#domain/directory/directory-kinds'
import { announceEntry } from '#hooks/directory/announce-entry'
import { runSql, tableOf } from '#database/connection/sql'
import { dropCodes } from '#database/statements/account/staff-codes'
import { type ownedCollections, collectionsToAnonymise, collectionsToRemove } from '#domain/owned-collections'
import { reportedKinds, reportTypes } from '#domain/moderation/reports'
import { isStaff } from '#domain/roles'
import { isSearchKind } from '#domain/search/search-kinds'
import type { User } from '#types'
import { renewEntries } from '#hooks/search/search-entry'
import { announceTouched } from '#hooks/writes/announce'

type Leaving = { accountId: string; req: PayloadRequest }
type Things = Leaving & { collection: CollectionSlug }

export const releaseOwned: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const leaving = { accountId: String(id), req }
  await lockAccount(req, leaving.accountId)
  const account = await req.payload.db.findOne<User>({
    collection: 'users',
    where: { id: { equals: id } },
    req,
  })
  if (!account) return
  const asStaff = { isStaff: isStaff(account) }
  for (const collection of existing(collectionsToAnonymise(asStaff), req))
    await anonymise({ ...leaving, collection })
  for (const collection of existing(collectionsToRemove(asStaff), req))
    await remove({ ...leaving, collection })
  await releaseClaims(leaving)
  await forgetPerson(req, leaving.accountId)
  await forgetMentions(req, leaving.accountId)
  await forgetBlocked(req, leaving.accountId)
  await dropCodes(req, leaving.accountId)
  await dropEmailChanges(req, leaving.accountId)
  await dropSubscriptions(req, leaving.accountId)
  await dropFailuresOf(req, account)
  await forgetSnapshots({ collection: 'users', ids: [leaving.accountId], req })
  for (const purpose of ['confirmEmail', 'resetPassword'] as const)
    await dropMailTokens(req, { accountId: leaving.accountId, purpose })
  // Also for staff, whose other pictures belong to the site.
  if (account.avatar) await removeAvatar({ ...leaving, avatar: String(account.avatar) })
}

const existing = (names: readonly (keyof typeof ownedCollections)[], req: PayloadRequest) =>
  names.filter((name) => name in req.payload.collections) as CollectionSlug[]

/** One by one and through their hooks, which keep counters, files and the search up to date. */
async function remove({ collection, accountId, req }: Things) {
  const rows = await runSql<{ id: string }>(
    req,
    sql`select id from ${tableOf(collection)} where owner_id = ${accountId}`,
  )
  const ids = rows.map(({ id }) => id)
  for (const id of ids) await req.payload.delete({ collection, id, req })
  await forgetSnapshots({ collection, ids, req })
}

async function releaseClaims({ accountId: member, req }: Leaving) {
  await dropClaimCodes(req, member)
  for (const kind of directoryKinds)
    for (const { id } of await releaseEntries(req, { kind, member })) await announceEntry(req, { kind, id })
}

/** In SQL: an update would run hooks meant for authors. The change is still announced. */
async function anonymise({ collection, accountId, req }: Things) {
  const rows = await runSql<{ id: string }>(
    req,
    sql`update ${tableOf(collection)} set owner_id = null where owner_id = ${accountId} returning id`,
  )
  if (rows.length === 0) return
  const where = { id: { in: rows.map(({ id }) => id) } }
  const found = { collection, where, limit: 0, pagination: false, req }
  const { docs } = await req.payload.db.find<{ id: string } & Record<string, unknown>>(found)
  const { config } = req.payload.collections[collection]
  await announceTouched({ collection: config, docs, req })
  if (isSearchKind(collection) && config.custom.namedAfter?.includes('owner'))
    await renewEntries({ of: collection, where, req })
}

type Gone = { collection: string; ids: string[]; req: PayloadRequest }

/** Reports store a snapshot of the item, which is personal data too. */
async function forgetSnapshots({ collection, ids, req }: Gone) {
  const type = reportTypes.find((one) => reportedKinds[one].collection === collection)
  if (!type || ids.length === 0) return
  await runSql(
    req,
    sql`update reports set item_info_name = null, item_info_title = null, item_info_content = null,
        item_info_category = null, item_info_city = null, item_info_pictures = null
      where item_type = ${type} and item_id in (${sql.join(
        ids.map((id) => sql`${id}`),
        sql`, `,
      )})`,
  )
}

async function removeAvatar({ avatar, accountId, req }: Leaving & { avatar: string }) {
  const owner = { or: [{ owner: { equals: accountId } }, { owner: { exists: false } }] }
  const where = { and: [{ id: { equals: avatar } }, owner] }
  const { totalDocs } = await req.payload.count({ collection: 'media', where, req })
  if (totalDocs > 0) await req.payload.delete({ collection: 'media', id: avatar, req })
}
