import type { TaskConfig, Where } from 'payload'
import { writtenFields } from '#domain/articles/written-fields'
import { EMPTY_ARTICLES_KEPT_HOURS } from '#domain/limits'
import { dueAt } from './schedule'

const hasNothing = writtenFields.map((field): Where => ({ [field]: { exists: false } }))

/** Autosave creates an article as soon as the form opens, so empty drafts stay behind. */
export const purgeEmptyArticles: TaskConfig<'purgeEmptyArticles'> = {
  slug: 'purgeEmptyArticles',
  ...dueAt('0 37 3 * * *'),
  handler: async ({ req }) => {
    const before = new Date(Date.now() - EMPTY_ARTICLES_KEPT_HOURS * 60 * 60 * 1000).toISOString()
    // As drafts: recent text is only in the newest version.
    const { docs } = await req.payload.find({
      collection: 'articles',
      draft: true,
      where: { and: [{ _status: { equals: 'draft' } }, { updatedAt: { less_than: before } }, ...hasNothing] },
      select: {},
      depth: 0,
      pagination: false,
      req,
    })
    for (const { id } of docs) await req.payload.delete({ collection: 'articles', id, req })
    return { output: {} }
  },
}
