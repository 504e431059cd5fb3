import type { PayloadRequest } from 'payload'
import type { Rule } from './rules'

/** The forum is read by members; by visitors too once an administrator has opened it (DESIGN §5). */
export const forumReaders: Rule = async ({ req }) => Boolean(req.user) || (await isForumOpen(req))

/** The switch `forumPublicRead` of the global `site`; as long as there is no such global, closed. */
export async function isForumOpen({ payload }: Pick<PayloadRequest, 'payload'>): Promise<boolean> {
  if (!payload.config.globals.some(({ slug }) => String(slug) === 'site')) return false
  const site: object = await payload.findGlobal({ slug: 'site' as never, depth: 0 })
  return (site as { forumPublicRead?: unknown }).forumPublicRead === true
}
