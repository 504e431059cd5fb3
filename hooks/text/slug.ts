import type { CollectionBeforeChangeHook, CollectionSlug } from 'payload'
import { slugOf } from '#domain/text/slug'
import { freeSlug } from './free-slug'

export const assignSlug =
  (from: string): CollectionBeforeChangeHook =>
  async ({ collection, data, operation, req }) => {
    if (operation !== 'create') return data
    const wanted = slugOf(String(data[from] ?? ''))
    const taken = async () => {
      const { docs } = await req.payload.find({
        collection: collection.slug as CollectionSlug,
        where: { slug: { like: wanted } },
        select: { slug: true } as never,
        depth: 0,
        pagination: false,
        req,
      })
      return docs.map((doc) => (doc as { slug?: string | null }).slug)
    }
    return { ...data, slug: await freeSlug({ req, collection: collection.slug, wanted, taken }) }
  }
