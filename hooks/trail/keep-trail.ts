import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  FlattenedField,
  GlobalAfterChangeHook,
  PayloadRequest,
  SanitizedCollectionConfig,
} from 'payload'
import { own } from '#access/members'
import { adminsField, staffField } from '#access/staff'
import { type Slug, table } from '#access/table'
import { relatedId } from '#domain/lists/ids'
import { isStaff } from '#domain/roles'
import { aboutPeople, actionOf, isAsMember, type TrailAction, type TrailChange } from '#domain/trail/trail'
import { valueForTrail } from '#domain/trail/value-for-trail'
import { storedRow } from '#hooks/writes/stored-row'
import { changedValues } from './changed-values'
import { writeTrail } from './write-trail'

type Doc = Record<string, unknown>

const noteName = (slug: string, id: unknown) => `trail:${slug}:${String(id)}`

/** What was public before; a saved draft may lie over it. */
export const notePublic: CollectionBeforeChangeHook = async ({
  collection,
  context,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update' || !isStaff(req.user) || isAutosave(req)) return
  const isPublic = originalDoc._status === 'published'
  const row = isPublic ? originalDoc : await storedRow({ collection, doc: originalDoc, req })
  context[noteName(collection.slug, originalDoc.id)] = row ?? originalDoc
}

/** `deed` in the context names what the changed values do not tell. */
export const keepTrailOfChange: CollectionAfterChangeHook = async (change) => {
  const { collection, context, doc, operation, req } = change
  const note = noteName(collection.slug, doc.id)
  const previous = (context[note] as Doc | undefined) ?? change.previousDoc
  const named = context.deed as TrailAction | undefined
  delete context[note]
  delete context.deed
  if (!isStaff(req.user) || (isAutosave(req) && doc._status === 'draft')) return
  const isNew = operation === 'create'
  const after = { ...doc, ...(await publicState(change)) }
  const changes = changedValues({
    slug: collection.slug,
    fields: collection.flattenedFields,
    before: isNew ? null : previous,
    after,
  })
  if (!isNew && !named && changes.length === 0) return
  if (isOwn({ collection, doc, req }) && !setsAsStaff(collection.flattenedFields, changes, isNew)) return
  const action = named ?? (isNew ? 'create' : actionOf(changes))
  await keep({ collection, doc, req, action, changes: isNew ? [] : changes })
}

export const keepTrailOfDeletion: CollectionAfterDeleteHook = async ({ collection, context, doc, req }) => {
  if (!isStaff(req.user) || (isOwn({ collection, doc, req }) && membersDeleteOwn(collection.slug))) return
  const { slug, flattenedFields: fields } = collection
  const changes = changedValues({ slug, fields, before: doc, after: null })
  const action = (context.deed as TrailAction | undefined) ?? 'delete'
  await keep({ collection, doc, req, action, changes })
}

export const keepTrailOfGlobal: GlobalAfterChangeHook = async ({ global, doc, previousDoc, req }) => {
  const { slug, flattenedFields: fields } = global
  const changes = changedValues({ slug, fields, before: previousDoc as Doc, after: doc as Doc })
  if (changes.length > 0)
    await writeTrail(req, [{ action: 'update', subject: slug, documentId: slug, changes }])
}

/** A draft over a published document leaves it public. */
async function publicState({ collection, doc, req }: Parameters<CollectionAfterChangeHook>[0]): Promise<Doc> {
  if (!collection.versions?.drafts) return {}
  return { _status: (await storedRow({ collection, doc, req }))?._status }
}

type Written = { collection: SanitizedCollectionConfig; doc: Doc; req: PayloadRequest }
type Deed = Written & { action: TrailAction; changes: TrailChange[] }

const keep = ({ collection, doc, req, action, changes }: Deed) =>
  writeTrail(req, [
    {
      action,
      subject: collection.slug,
      documentId: String(doc.id),
      title: titleOf(collection, doc),
      member: memberOf(collection, doc),
      changes,
      reason: reasonOf(req, doc, changes),
    },
  ])

function titleOf({ slug, admin }: SanitizedCollectionConfig, doc: Doc): string | null {
  const title = doc[admin.useAsTitle ?? 'id']
  return typeof title === 'string' && !aboutPeople.includes(slug) ? valueForTrail(title) : null
}

const memberOf = ({ slug }: SanitizedCollectionConfig, doc: Doc) =>
  slug === 'users' ? String(doc.id) : relatedId(doc.owner)

const reasons = ['rejectionReason', 'hiddenReason', 'note']

/** Of the call, or the one that was written with it. */
function reasonOf({ context }: PayloadRequest, doc: Doc, changes: readonly TrailChange[]): string | null {
  const written = reasons.find((name) => doc[name] && changes.some(({ field }) => field === name))
  const reason = context.reason ?? (written && doc[written])
  return typeof reason === 'string' ? valueForTrail(reason) : null
}

const isOwn = ({ collection, doc, req }: Written) =>
  isAsMember(collection.slug, doc) && memberOf(collection, doc) === req.user?.id

/** Of the rest not even their own, as reports and questions to the administrators. */
const membersDeleteOwn = (slug: string) => table[slug as Slug].delete.some((rule) => rule === own)

/** Something that no member may set; what is new counts where it differs from what members get. */
function setsAsStaff(fields: readonly FlattenedField[], changes: readonly TrailChange[], isNew: boolean) {
  return fields.some((field) => {
    if (!('access' in field) || !isForStaff(field.access?.update)) return false
    const change = changes.find(({ field: name }) => name === field.name)
    const usual = 'defaultValue' in field ? String(field.defaultValue) : undefined
    return change !== undefined && !(isNew && change.after === usual)
  })
}

const isForStaff = (rule: unknown) => rule === staffField || rule === adminsField

/** Without `draft`, one that says so itself is written into what is public. */
const isAutosave = ({ query }: PayloadRequest) =>
  String(query.autosave) === 'true' && String(query.draft) === 'true'
