import { APIError, type CollectionSlug, type Endpoint, type PayloadRequest } from 'payload'
import { inTransaction } from '#database/connection/in-transaction'
import { endSessions } from '#database/statements/account/account-sessions'
import { endSuspension, suspendAccount } from '#database/statements/account/suspension'
import { newBulkJob } from '#database/statements/bulk/bulk-jobs'
import { shownItemsOf } from '#database/statements/moderation/shown-items'
import { suspendedUntil, suspensionInput } from '#domain/account/suspension'
import { isId } from '#domain/lists/ids'
import { isStaff } from '#domain/roles'
import { valueForTrail } from '#domain/trail/value-for-trail'
import { queueEmail } from '#hooks/notifications/queue-email'
import { writeTrail } from '#hooks/trail/write-trail'
import { suspensionTexts as texts } from '#texts/account/suspension'
import { errorTexts } from '#texts/web/errors'
import type { User } from '#types'
import { privately, signedInAdmin, signedInStaff } from '#collections/endpoints/answers'
import { readInput } from '#collections/endpoints/read-input'

type Own = Omit<Endpoint, 'root'>

const suspend: Own = {
  path: '/:id/suspend',
  method: 'post',
  handler: async (req) => {
    const { id: actor } = signedInStaff(req)
    const { through, reason, hides } = await readInput(req, suspensionInput)
    const account = await accountOf(req)
    if (account.id === actor) refuse(texts.ownNever)
    if (isStaff(account)) refuse(texts.staffNever)
    await inTransaction(req, async () => {
      const suspension = { accountId: account.id, until: suspendedUntil(through), reason }
      if (!(await suspendAccount(req, suspension))) refuse(texts.staffNever)
      const changes = [{ field: 'suspendedUntil', before: account.suspendedUntil, after: suspension.until }]
      await writeTrail(req, [
        { action: 'suspend', ...about(account), changes, reason: valueForTrail(reason) },
      ])
      if (hides) await hideItems(req, { owner: account.id, actor, reason })
      await queueEmail({ req, message: 'suspended', to: addressOf(account), values: { through, reason } })
    })
    return privately({ message: texts.suspended, suspendedUntil: suspendedUntil(through) })
  },
}

const lift: Own = {
  path: '/:id/suspend',
  method: 'delete',
  handler: async (req) => {
    signedInStaff(req)
    const account = await accountOf(req)
    await inTransaction(req, async () => {
      if (!(await endSuspension(req, account.id))) refuse(texts.notNow)
      const changes = [{ field: 'suspendedUntil', before: account.suspendedUntil, after: null }]
      await writeTrail(req, [{ action: 'liftSuspension', ...about(account), changes }])
      await queueEmail({
        req,
        message: 'suspensionEnded',
        to: addressOf(account),
        values: undefined as never,
      })
    })
    return privately({ message: texts.lifted })
  },
}

/** Of every device: after a stolen password, or before a talk. */
const signOutEverywhere: Own = {
  path: '/:id/sessions',
  method: 'delete',
  handler: async (req) => {
    signedInAdmin(req)
    const account = await accountOf(req)
    const ended = await inTransaction(req, async () => {
      await writeTrail(req, [{ action: 'signOut', ...about(account) }])
      return endSessions(req, { accountId: account.id })
    })
    return privately({ ended, message: texts.signedOut(ended) })
  },
}

export const suspension = [suspend, lift, signOutEverywhere]

async function accountOf(req: PayloadRequest): Promise<User> {
  const id = req.routeParams?.id
  const account = isId(id)
    ? await req.payload.findByID({ collection: 'users', id: String(id), depth: 0, disableErrors: true, req })
    : null
  if (!account) throw new APIError(errorTexts.notFound, 404, null, true)
  return account
}

function refuse(message: string): never {
  throw new APIError(message, 409, null, true)
}

const about = ({ id }: User) => ({ subject: 'users', documentId: id, member: id })

const addressOf = ({ email, fullName }: User) => ({ email, name: fullName })

type Hiding = { owner: string; actor: string; reason: string }

/** As bulk work of the person who suspends: a member may have thousands of comments. */
async function hideItems(req: PayloadRequest, { owner, actor, reason }: Hiding) {
  for (const { config } of Object.values(req.payload.collections)) {
    const has = (field: string) => config.flattenedFields.some(({ name }) => name === field)
    if (!has('hidden') || !has('owner')) continue
    const ids = await shownItemsOf(req, { collection: config.slug, owner })
    if (ids.length === 0) continue
    const job = await newBulkJob(req, {
      owner: actor,
      collection: config.slug as CollectionSlug,
      action: 'hide',
      data: null,
      reason,
      asOf: null,
      ids,
    })
    if (!job) refuse(texts.busy)
    await req.payload.jobs.queue({ task: 'bulkWork', queue: 'bulk', input: { job }, req })
  }
}
