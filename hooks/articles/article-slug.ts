import type { CollectionBeforeValidateHook } from 'payload'
import { nextSlug } from '#domain/text/slug'
import type { Article } from '#types'
import { freeSlug } from '#hooks/text/free-slug'

/**
 * Gives an article its address: transliterated, unique, frozen by the first publication. An address that
 * readers may already know stays in `previousSlugs` and redirects.
 */
export const assignArticleSlug: CollectionBeforeValidateHook<Article> = async ({
  data,
  originalDoc,
  req,
}) => {
  if (!data) return data
  const title = data.title ?? originalDoc?.title ?? ''
  const wasPublished = Boolean(originalDoc?.publishedAt)
  const wanted = nextSlug({
    title,
    slug: data.slug === undefined ? originalDoc?.slug : data.slug,
    previous: originalDoc && { title: originalDoc.title, slug: originalDoc.slug, wasPublished },
  })
  if (!wanted) return data

  const taken = () => slugsLike(wanted, originalDoc?.id)
  data.slug = await freeSlug({ req, collection: 'articles', wanted, taken })
  if (wasPublished && originalDoc?.slug && originalDoc.slug !== data.slug) {
    const known = originalDoc.previousSlugs ?? []
    data.previousSlugs = [...new Set([...known, originalDoc.slug])].filter((slug) => slug !== data.slug)
  }
  return data

  async function slugsLike(slug: string, ownId?: string): Promise<string[]> {
    const { docs } = await req.payload.find({
      collection: 'articles',
      where: {
        and: [
          { or: [{ slug: { like: slug } }, { previousSlugs: { in: [slug] } }] },
          ...(ownId ? [{ id: { not_equals: ownId } }] : []),
        ],
      },
      select: { slug: true, previousSlugs: true },
      depth: 0,
      pagination: false,
      req,
    })
    return docs.flatMap((doc) => [doc.slug ?? '', ...(doc.previousSlugs ?? [])])
  }
}
