import type { PayloadRequest } from 'payload'
import type { Rule } from './rules'
import { visible } from './visibility/visible'

/** The forum is read by members; by visitors too once an administrator has opened it. */
export const isForumReader = async ({ payload, user }: Pick<PayloadRequest, 'payload' | 'user'>) =>
  Boolean(user) || (await isForumOpen({ payload }))

/** What everybody sees of the forum, for its readers. */
export const visibleInForum: Rule = async (asked) => (await isForumReader(asked.req)) && visible(asked)

/** The switch `forumPublicRead` of the global `site`. */
export async function isForumOpen({ payload }: Pick<PayloadRequest, 'payload'>): Promise<boolean> {
  const { forumPublicRead } = await payload.findGlobal({ slug: 'site', depth: 0 })
  return forumPublicRead === true
}
