import { expect, it } from 'vitest'
import type { User } from '#types'
import { queriesOf } from '#support/count-queries'
import { newForumCategory } from '#support/community'
import { signedInMember } from '#support/members'
import { getTestPayload, rest } from '#support/rest'
import { forumCategories, readCounts } from '../../../src/features/forum/list/queries'

type Member = Awaited<ReturnType<typeof signedInMember>>

async function reader({ id }: Member) {
  const user: User = await (await getTestPayload()).findByID({ collection: 'users', id })
  return { isOpen: false, user: { ...user, collection: 'users' } } as const
}
const visitor = { isOpen: true, user: null } as const

it('topics are counted in one statement for all categories, hidden ones for their author and staff', async () => {
  const author = await signedInMember()
  const [full, empty] = [await newForumCategory(), await newForumCategory()]
  const made = []
  for (const title of ['Първа', 'Втора', 'Трета']) {
    const body = { title, category: full.id }
    made.push((await rest('POST', '/forum-topics', { body, ...author })).data.doc.id)
  }
  await rest('PATCH', `/forum-topics/${made[0]}`, { as: 'moderator', body: { hidden: true } })
  const moderator = await signedInMember({ role: 'moderator' })
  const readers = [
    await reader(author),
    await reader(await signedInMember()),
    await reader(moderator),
    visitor,
  ]
  const counted = []
  for (const one of readers) {
    const { result, queries } = await queriesOf(() => forumCategories(one))
    const topics = new Map(result.map(({ id, topics: count }) => [id, count]))
    counted.push([topics.get(full.id), topics.get(empty.id), queries.length])
  }
  expect(counted).toEqual([
    [3, 0, 2],
    [2, 0, 2],
    [3, 0, 2],
    [2, 0, 2],
  ])
})

it('the tiles say the same as the figures of the site, in one statement', async () => {
  const { result, queries } = await queriesOf(readCounts)
  const { forum, members, topicViews, topicReplies } = (await rest('GET', '/stats')).data
  expect(result).toEqual({ forum, members, topicViews, topicReplies })
  expect([result.forum > 0, queries.length]).toEqual([true, 1])
})
