import type { CollectionSlug, FlattenedField, PayloadRequest } from 'payload'
import { relatedId } from '#domain/lists/ids'
import { approvalQueueTexts as texts } from '#texts/moderation/approval-queue'

type Doc = Record<string, unknown>
/** `change` only in an edit. */
export type Picture = { id: string; url: string; alt: string; change: 'new' | 'gone' | null }
type Stored = Pick<Picture, 'id' | 'url'>

/** A reference to one picture, or rows of them (`collections/traits/pictured.ts`). */
export const isOfPictures = (field: FlattenedField): boolean =>
  field.type === 'upload' ||
  (field.type === 'array' && field.flattenedFields.some((one) => one.type === 'upload'))

type Row = { id: string; alt: string }

const rowsIn = (value: unknown): Row[] =>
  [value ?? []].flat().flatMap((one: { image?: unknown; alt?: string | null }) => {
    const id = relatedId(one?.image ?? one)
    return id ? [{ id, alt: one.image ? (one.alt ?? '') : '' }] : []
  })

export function picturesWords(value: unknown): string {
  const rows = rowsIn(value)
  if (rows.length === 0) return ''
  const described = rows.flatMap(({ alt }) => (alt ? [alt] : []))
  return [texts.pictures(rows.length), ...described].join('; ')
}

/** Also in another order. */
export const areOthers = (field: FlattenedField, before: unknown, after: unknown): boolean =>
  isOfPictures(field) &&
  String(rowsIn(before).map(({ id }) => id)) !== String(rowsIn(after).map(({ id }) => id))

export async function readPictures(
  req: PayloadRequest,
  fields: readonly FlattenedField[],
  docs: readonly Doc[],
): Promise<Map<string, Stored>> {
  const ofPictures = fields.filter(isOfPictures)
  const ids = docs.flatMap((doc) => ofPictures.flatMap(({ name }) => rowsIn(doc[name]).map(({ id }) => id)))
  if (ids.length === 0) return new Map()
  const { docs: media } = await req.payload.find({
    collection: 'media' satisfies CollectionSlug,
    where: { id: { in: ids } },
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
  })
  return new Map(
    media.flatMap(({ id, thumbnailURL, url }) => {
      const address = thumbnailURL ?? url
      return address ? [[id, { id, url: address }] as const] : []
    }),
  )
}

type Shown = {
  fields: readonly FlattenedField[]
  before: Doc | undefined
  after: Doc
  pictures: Map<string, Stored>
}

/** Those of the newest version in their order, then those that it takes out. */
export function shownPictures({ fields, before, after, pictures }: Shown): Picture[] {
  const rowsOf = (doc: Doc | undefined) =>
    fields.filter(isOfPictures).flatMap(({ name }) => rowsIn(doc?.[name]))
  const [old, now] = [rowsOf(before), rowsOf(after)]
  const isIn = (rows: Row[], { id }: Row) => rows.some((one) => one.id === id)
  return [
    ...now.map((row) => ({ row, change: before && !isIn(old, row) ? ('new' as const) : null })),
    ...old.filter((row) => !isIn(now, row)).map((row) => ({ row, change: 'gone' as const })),
  ].flatMap(({ row: { id, alt }, change }) => {
    const stored = pictures.get(id)
    return stored ? [{ ...stored, alt, change }] : []
  })
}
