import type { PayloadRequest } from 'payload'
import { importFields } from '#domain/contacts/contact-import'
import type { TrailAction } from '#domain/trail/trail'
import { valueForTrail } from '#domain/trail/value-for-trail'
import { changedValues } from '#hooks/trail/changed-values'
import { writeTrail } from '#hooks/trail/write-trail'

type Row = { id: string; name?: string | null; owner?: string | null }
type Pair = { before: Row | null; after: Row }

const kind = 'contacts'
const told: readonly string[] = [...importFields, 'approval']

/** A line for each contact, as single edits leave. */
export function writeImportTrail(req: PayloadRequest, action: TrailAction, pairs: readonly Pair[]) {
  const fields = req.payload.collections[kind].config.flattenedFields.filter(({ name }) =>
    told.includes(name),
  )
  return writeTrail(
    req,
    pairs.map(({ before, after }) => ({
      action,
      subject: kind,
      documentId: after.id,
      title: valueForTrail(after.name ?? ''),
      member: before?.owner ?? null,
      changes: before ? changedValues({ slug: kind, fields, before, after }) : [],
    })),
  )
}
