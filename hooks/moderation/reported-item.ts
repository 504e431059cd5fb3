import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionSlug,
  type PayloadRequest,
  ValidationError,
  type Where,
} from 'payload'
import {
  isReportType,
  type ItemInfo,
  itemInfoNames,
  reportedKinds,
  type ReportAction,
  type ReportType,
} from '#domain/moderation/reports'
import { reportTexts as texts } from '#texts/moderation/reports'
import { statementTexts } from '#texts/moderation/statements'
import { takenDown } from './approval'

type Doc = { id: string } & Record<string, unknown>
type Item = { itemType: ReportType; itemId: string; req: PayloadRequest }

/** Stores what the reporter saw: later the item may have changed or gone. */
export const noteReportedItem: CollectionBeforeChangeHook = async ({ context, data, operation, req }) => {
  if (operation !== 'create' || !isReportType(data.itemType)) return data
  const { info } = reportedKinds[data.itemType]
  const isFromSite = context.isFromSite === true
  const item = await seenItem({ itemType: data.itemType, itemId: data.itemId, req, isFromSite })
  if (!item) throw new APIError(texts.itemGone, 404, null, true)
  const words = itemInfoNames.map((name) => [name, wordsOf(item[info[name] ?? ''])])
  return { ...data, itemInfo: Object.fromEntries(words) }
}

/** With the caller's access, so that a report cannot reveal what is hidden from them. The site itself sees everything. */
async function seenItem({
  itemType,
  itemId,
  req,
  isFromSite,
}: Item & { isFromSite: boolean }): Promise<Doc | null> {
  const collection = slugOf({ itemType, req })
  if (!collection) return null
  const options = { depth: 1, overrideAccess: isFromSite, disableErrors: true, req } as const
  return (await req.payload.findByID({ collection, id: itemId, ...options })) as Doc | null
}

const slugOf = ({ itemType, req }: Omit<Item, 'itemId'>) => {
  const { collection } = reportedKinds[itemType]
  return collection in req.payload.collections ? (collection as CollectionSlug) : null
}

/** Pictures by the address of their file, which staff can open as long as it is kept. */
function wordsOf(value: unknown): string | null {
  if (Array.isArray(value)) return value.map(pictureWords).join('\n') || null
  if (typeof value !== 'object' || value === null) return typeof value === 'string' ? value : null
  const { name, title, url } = value as { name?: unknown; title?: unknown; url?: unknown }
  return [name, title, url].find((word) => typeof word === 'string') ?? null
}

const pictureWords = ({ image, alt }: { image?: { url?: string | null } | null; alt?: string | null }) =>
  [image?.url, alt].filter(Boolean).join(' ')

type Asked = Omit<Item, 'itemId'> & ({ itemId: string } | { slug: string })

export async function storedItem({ itemType, req, ...asked }: Asked) {
  const collection = slugOf({ itemType, req })
  if (!collection) return null
  const where: Where = 'slug' in asked ? { slug: { equals: asked.slug } } : { id: { equals: asked.itemId } }
  const doc = await req.payload.db.findOne<Doc>({ collection, where, req })
  if (!doc) return null
  const { info } = reportedKinds[itemType]
  return {
    collection,
    id: doc.id,
    slug: doc.slug as string | null,
    owner: collection === 'users' ? doc.id : doc.owner,
    said: Object.fromEntries(spoken.map((name) => [name, wordsOf(doc[info[name] ?? ''])])) as ItemInfo,
    state: stateOf(doc),
    /** Hidden only until staff have looked at it. */
    isHeld: doc.isHeld === true,
  }
}

/** The others may be relations, which are ids here. */
const spoken = ['title', 'name', 'content'] as const

type ItemState = 'shown' | 'hidden' | 'merged' | 'pending' | 'rejected'

const stateOf = ({ approval, hidden, listed, mergedInto }: Doc): ItemState => {
  if (mergedInto) return 'merged'
  if (listed !== true && (approval === 'pending' || approval === 'rejected')) return approval
  return hidden === true ? 'hidden' : 'shown'
}

export type StoredItem = NonNullable<Awaited<ReturnType<typeof storedItem>>>
type Acting = {
  item: Pick<StoredItem, 'collection' | 'id'>
  action: ReportAction
  grounds: string
  req: PayloadRequest
}

/** Nobody decides about what is their own. */
export function refuseOwn({ owner }: StoredItem, req: PayloadRequest) {
  if (owner && owner === req.user?.id) throw new APIError(statementTexts.ownItem, 403, null, true)
}

/** Every action hides the item; deleting also needs the right to delete it. */
export async function actOn({ item: { collection, id }, action, grounds, req }: Acting) {
  if (action === 'none') return
  if (action === 'delete') return remove({ collection, id, req })
  const data = hiding({ collection, grounds, req })
  if (!data)
    throw new ValidationError({ errors: [{ path: 'action', message: texts.cannotHide }], req }, req.t)
  await req.payload.update({ collection, id, data: data as never, context: takenDown, req })
}

/** Takes back what `actOn` did when it hid the item. */
export async function showAgain({ collection, id, state }: StoredItem, req: PayloadRequest) {
  const data =
    state === 'rejected'
      ? { approval: 'approved', rejectionReason: null }
      : { hidden: false, hiddenReason: null }
  await req.payload.update({ collection, id, data: data as never, context: takenDown, req })
}

type Removing = { collection: CollectionSlug; id: string; req: PayloadRequest }

async function remove({ collection, id, req }: Removing) {
  // A right to delete only one's own items does not suffice.
  const mayDelete = await req.payload.collections[collection].config.access.delete({ req, id })
  if (mayDelete !== true) throw new APIError(texts.cannotDelete, 403, null, true)
  await req.payload.delete({ collection, id, overrideAccess: false, req })
}

function hiding({
  collection,
  grounds,
  req,
}: {
  collection: CollectionSlug
  grounds: string
  req: PayloadRequest
}) {
  const { flattenedFields } = req.payload.collections[collection].config
  const has = (field: string) => flattenedFields.some(({ name }) => name === field)
  if (has('approval')) return { approval: 'rejected', rejectionReason: grounds }
  return has('hidden') ? { hidden: true, hiddenReason: grounds } : null
}
