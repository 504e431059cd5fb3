import type { ForumFilter } from '#domain/forum/forum-filters'
import { listAddress } from '#domain/lists/list-address'
import { routes } from '#domain/routes'

/** In the order of the filters, so that each list has one address. */
export const forumAddress = ({ q, category, order, after }: Partial<ForumFilter> = {}): string =>
  listAddress(routes.forum, { q, category, order, after })
