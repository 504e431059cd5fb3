import type { CollectionBeforeValidateHook } from 'payload'
import { freeSlug } from '#database/statements/text/free-slug'
import { nextSlug } from '#domain/text/slug'
import type { Article } from '#types'

/** Fixed from the first publication; former public slugs stay in `previousSlugs` and redirect. */
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

  // A published slug belongs to the article; a draft's may have been taken meanwhile.
  if (originalDoc?._status === 'published' && originalDoc.slug === wanted) return { ...data, slug: wanted }
  data.slug = await freeSlug(req, {
    collection: 'articles',
    wanted,
    ownId: originalDoc?.id,
    hasPreviousSlugs: true,
  })
  if (wasPublished && originalDoc?.slug && originalDoc.slug !== data.slug) {
    const known = originalDoc.previousSlugs ?? []
    data.previousSlugs = [...new Set([...known, originalDoc.slug])].filter((slug) => slug !== data.slug)
  }
  return data
}
