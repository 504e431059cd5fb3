import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { BULK_ROWS_MAX } from '#domain/panel-limits'
import type { BulkInput } from '#domain/panels/bulk-input'
import { bulkTexts as texts } from '#texts/panels/bulk'
import { portionsById } from '../export/portions-by-id'
import { refuse } from '#collections/endpoints/answers'

/** With the caller's access. A filter must still find as many rows as the person saw. */
export async function chosenIds(req: PayloadRequest, { collection, ids, where, expected }: BulkInput) {
  if (ids) return [...new Set(ids.map((id) => id.toLowerCase()))]
  if (!where || !expected) return refuse(400, texts.nothingChosen)
  const found: string[] = []
  const asked = { collection: collection as CollectionSlug, where: where as Where, select: {} }
  for await (const docs of portionsById(req, asked)) {
    found.push(...docs.map(({ id }) => id))
    if (found.length > BULK_ROWS_MAX) return refuse(400, texts.tooMany(BULK_ROWS_MAX))
  }
  return found.length === expected ? found : refuse(409, texts.otherCount)
}
