import { slugOf } from '#domain/text/slug'
import { defaultCategory } from '#texts/forum/forum'

/** A category as it comes with a topic; only its id when it was not populated. */
type Category = string | { name?: string | null; slug?: string | null } | null | undefined

export const categoryName = (category: Category): string =>
  (typeof category === 'object' && category?.name) || defaultCategory.name

/** The part of a topic's address that names its category. */
export const categorySlug = (category: Category): string =>
  (typeof category === 'object' && category?.slug) || slugOf(categoryName(category))
