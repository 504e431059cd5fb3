import type { PayloadRequest } from 'payload'
import type { Rule } from './rules'

/** The forum is read by members; by visitors too once an administrator has opened it. */
export const forumReaders: Rule = async ({ req }) => Boolean(req.user) || (await isForumOpen(req))

/** The switch `forumPublicRead` of the global `site`. */
export async function isForumOpen({ payload }: Pick<PayloadRequest, 'payload'>): Promise<boolean> {
  const { forumPublicRead } = await payload.findGlobal({ slug: 'site', depth: 0 })
  return forumPublicRead === true
}
