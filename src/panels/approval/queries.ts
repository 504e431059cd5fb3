import type { FlattenedField, PayloadRequest } from 'payload'
import { fieldLabel, fieldWords } from '#texts/panels/field-words'
import { APPROVALS_SHOWN } from '#domain/panel-limits'
import { type ApprovedKind, approvedKinds } from '#domain/moderation/approved-kinds'
import { isAdmin } from '#domain/roles'
import { approvalQueueTexts as texts } from '#texts/moderation/approval-queue'
import type { User } from '#types'
import { areOthers, isOfPictures, picturesWords, readPictures, shownPictures, type Picture } from './pictures'

type Doc = { id: string; updatedAt: string } & Record<string, unknown>
export type FieldDiff = { name: string; label: string; before: string; after: string; isChanged: boolean }
export type Waiting = {
  id: string
  title: string
  by: string
  updatedAt: string
  isEdit: boolean
  fields: FieldDiff[]
  pictures: Picture[]
}
export type Processed = { id: string; title: string; by: string; at: string; state: string }

export const decidableKinds = (req: PayloadRequest): ApprovedKind[] =>
  approvedKinds.filter(
    (kind) =>
      req.payload.collections[kind].config.custom.approvers !== 'admins' || isAdmin(req.user as User | null),
  )

export async function waitingCount(req: PayloadRequest, kind: ApprovedKind): Promise<number> {
  const where = { approval: { equals: 'pending' } }
  return (await req.payload.count({ collection: kind, where, overrideAccess: false, req })).totalDocs
}

/** The oldest first. */
export async function waitingOf(req: PayloadRequest, kind: ApprovedKind): Promise<Waiting[]> {
  const newest = await docsOf(req, kind, { state: 'pending', sort: 'updatedAt', limit: APPROVALS_SHOWN })
  const rows = await publicRows(req, kind, newest)
  const fields = contentFields(req, kind)
  const pictures = await readPictures(req, fields, [...newest, ...rows.values()])
  return newest.map((doc) => {
    const row = rows.get(doc.id)
    const isEdit = row?.listed === true && Boolean(row.proposed)
    return {
      ...namesOf(doc),
      updatedAt: doc.updatedAt,
      isEdit,
      fields: fields.map((field) => difference(field, { before: isEdit ? row : undefined, after: doc })),
      pictures: shownPictures({ fields, before: isEdit ? row : undefined, after: doc, pictures }),
    }
  })
}

export async function processedOf(req: PayloadRequest, kind: ApprovedKind): Promise<Processed[]> {
  const docs = await docsOf(req, kind, { state: 'processed', sort: '-updatedAt', limit: PROCESSED_SHOWN })
  const { flattenedFields } = req.payload.collections[kind].config
  const approval = flattenedFields.find(({ name }) => name === 'approval')
  return docs.map((doc) => ({
    ...namesOf(doc),
    at: doc.updatedAt,
    state: approval ? String(fieldWords(approval, doc.approval) ?? '') : '',
  }))
}

const PROCESSED_SHOWN = 20

type Asked = { state: 'pending' | 'processed'; sort: string; limit: number }

async function docsOf(
  req: PayloadRequest,
  kind: ApprovedKind,
  { state, sort, limit }: Asked,
): Promise<Doc[]> {
  const where = { approval: state === 'pending' ? { equals: 'pending' } : { in: ['approved', 'rejected'] } }
  const { docs } = await req.payload.find({
    collection: kind,
    where,
    sort: [sort, 'id'],
    limit,
    pagination: false,
    depth: 1,
    overrideAccess: false,
    req,
  })
  return docs as unknown as Doc[]
}

/** The rows themselves, without what waits in `proposed` laid over them. The caller has read these items already. */
async function publicRows(req: PayloadRequest, kind: ApprovedKind, docs: readonly Doc[]) {
  const where = { id: { in: docs.map(({ id }) => id) } }
  const found = await req.payload.db.find<Doc>({
    collection: kind,
    where,
    limit: docs.length,
    pagination: false,
    req,
  })
  return new Map(found.docs.map((row) => [row.id, row]))
}

function contentFields(req: PayloadRequest, kind: ApprovedKind): FlattenedField[] {
  const { custom, flattenedFields } = req.payload.collections[kind].config
  return flattenedFields.filter(({ name }) => custom.approvedContent?.includes(name))
}

function difference(field: FlattenedField, { before, after }: { before?: Doc; after: Doc }): FieldDiff {
  const [old, now] = [wordsOf(field, before?.[field.name]), wordsOf(field, after[field.name])]
  return {
    name: field.name,
    label: fieldLabel(field),
    before: old,
    after: now,
    isChanged:
      before !== undefined && (old !== now || areOthers(field, before[field.name], after[field.name])),
  }
}

function wordsOf(field: FlattenedField, value: unknown): string {
  if (isOfPictures(field)) return picturesWords(value)
  return String(fieldWords(field, value) ?? '')
}

function namesOf({ id, title, name, owner }: Doc) {
  const person = (owner as { fullName?: unknown } | null | undefined)?.fullName
  return {
    id,
    title: String(title ?? name ?? ''),
    by: typeof person === 'string' ? person : texts.unknownPerson,
  }
}
