import { APIError, type CollectionSlug, type PayloadRequest, type SanitizedCollectionConfig } from 'payload'
import { newBulkJob } from '#database/statements/bulk/bulk-jobs'
import { shownItemsOf } from '#database/statements/moderation/shown-items'
import { actOn } from '#hooks/moderation/reported-item'
import { suspensionTexts as texts } from '#texts/account/suspension'

type Hiding = { owner: string; actor: string; reason: string }

/** Everything of a member that is public. */
export async function hideItems(req: PayloadRequest, hiding: Hiding) {
  for (const { config } of Object.values(req.payload.collections)) {
    const mark = markOf(config)
    if (!mark) continue
    const collection = config.slug as CollectionSlug
    const ids = await shownItemsOf(req, { collection, owner: hiding.owner, mark })
    if (ids.length === 0) continue
    const isBulkAllowed = mark === 'hidden' && (await config.access.update({ req })) === true
    await (isBulkAllowed ? hideLater : hideNow)(req, { ...hiding, collection, ids })
  }
}

/** What is shown while the one holds, or the other does not. */
function markOf({ flattenedFields }: SanitizedCollectionConfig) {
  const has = (field: string) => flattenedFields.some(({ name }) => name === field)
  if (!has('owner')) return null
  return has('listed') ? 'listed' : has('hidden') ? 'hidden' : null
}

type Items = Hiding & { collection: CollectionSlug; ids: readonly string[] }

/** As bulk work of the person who suspends: a member may have thousands of comments. */
async function hideLater(req: PayloadRequest, { actor, collection, ids, reason }: Items) {
  const job = await newBulkJob(req, {
    owner: actor,
    collection,
    action: 'hide',
    data: null,
    reason,
    asOf: null,
    ids,
  })
  if (!job) throw new APIError(texts.busy, 409, null, true)
  await req.payload.jobs.queue({ task: 'bulkWork', queue: 'bulk', input: { job }, req })
}

/** What only administrators decide in lists, all staff take down in a case: few items, each once approved by somebody. */
async function hideNow(req: PayloadRequest, { collection, ids, reason }: Items) {
  for (const id of ids) await actOn({ item: { collection, id }, action: 'hide', grounds: reason, req })
}
