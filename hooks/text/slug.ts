import type { CollectionBeforeChangeHook } from 'payload'
import { freeSlug } from '#database/statements/text/free-slug'
import { slugOf } from '#domain/text/slug'

export const assignSlug =
  (from: string): CollectionBeforeChangeHook =>
  async ({ collection, data, operation, req }) => {
    if (operation !== 'create') return data
    const wanted = slugOf(String(data[from] ?? ''))
    return { ...data, slug: await freeSlug(req, { collection: collection.slug, wanted }) }
  }
