import type { PayloadRequest } from 'payload'
import { isForMembers } from '../src/request-context'
import type { Rule } from './rules'
import { visible } from './visibility/visible'

/** Members, and visitors once an administrator has opened the forum. */
export const isForumReader = async ({ payload, user }: Pick<PayloadRequest, 'payload' | 'user'>) =>
  Boolean(user) || isForMembers() || (await isForumOpen({ payload }))

export const visibleInForum: Rule = async (asked) => (await isForumReader(asked.req)) && visible(asked)

export async function isForumOpen({ payload }: Pick<PayloadRequest, 'payload'>): Promise<boolean> {
  const { forumPublicRead } = await payload.findGlobal({ slug: 'site', depth: 0 })
  return forumPublicRead === true
}
