import type { PayloadRequest } from 'payload'
import { isItemKind, itemUrl } from '#domain/kinds'
import type { CaseItem } from '#domain/moderation/cases'
import { itemName } from '#domain/moderation/reports'
import type { StoredItem } from '#hooks/moderation/reported-item'

/** A reported item as it is now; null where it is gone. */
export async function itemNow(
  req: PayloadRequest,
  { collection, id, slug }: StoredItem,
): Promise<CaseItem | null> {
  const doc = (await req.payload.findByID({
    collection,
    id,
    depth: 0,
    overrideAccess: false,
    disableErrors: true,
    req,
  })) as Record<string, unknown> | null
  if (!doc) return null
  const text = (field: string) => (typeof doc[field] === 'string' ? doc[field] : null)
  return {
    collection,
    title: itemName({
      title: text('title'),
      name: text('name') ?? text('fullName'),
      content: text('content'),
    }),
    text: text('description') ?? text('content') ?? text('specialty') ?? '',
    url: isItemKind(collection) ? itemUrl({ kind: collection, id, slug }) : null,
    isHidden: doc.hidden === true || doc.approval === 'rejected',
    isHeld: doc.isHeld === true,
    updatedAt: String(doc.updatedAt),
  }
}
