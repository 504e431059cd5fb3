import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeChangeHook, CollectionSlug } from 'payload'
import { runSql } from '#database/sql'
import { slugify, uniqueSlug } from '#domain/slug'

/** A name without a single letter that Latin knows still needs an address. */
const nameless = 'nova'

export const assignSlug =
  (from: string): CollectionBeforeChangeHook =>
  async ({ collection, data, operation, req }) => {
    if (operation !== 'create') return data
    const wanted = slugify(String(data[from] ?? '')) || nameless
    // Two items with one name at the same moment wait for each other instead of one being refused.
    await runSql(req, sql`select pg_advisory_xact_lock(hashtext(${`slug:${collection.slug}:${wanted}`}))`)
    const { docs } = await req.payload.find({
      collection: collection.slug as CollectionSlug,
      where: { slug: { like: wanted } },
      select: { slug: true } as never,
      depth: 0,
      pagination: false,
      req,
    })
    const taken = new Set(docs.map((doc) => (doc as { slug?: string | null }).slug))
    return { ...data, slug: uniqueSlug(wanted, (candidate) => taken.has(candidate)) }
  }
