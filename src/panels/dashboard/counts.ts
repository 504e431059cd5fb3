import type { CollectionSlug, PayloadRequest, Where } from 'payload'

export type Counted = { total: number; published?: number; drafts?: number; staff?: number }

const isPublished: Where = { _status: { equals: 'published' } }
const isDraft: Where = { _status: { equals: 'draft' } }
const isStaff: Where = { role: { in: ['admin', 'moderator'] } }

export async function countsFor(req: PayloadRequest, slug: CollectionSlug): Promise<Counted> {
  const count = async (where?: Where) =>
    (await req.payload.count({ collection: slug, where, overrideAccess: false, req })).totalDocs
  if (slug === 'articles') {
    const [published, drafts] = await Promise.all([count(isPublished), count(isDraft)])
    return { total: published + drafts, published, drafts }
  }
  if (slug === 'users') {
    const [total, staff] = await Promise.all([count(), count(isStaff)])
    return { total, staff }
  }
  return { total: await count() }
}
