import { beforeAll, expect, it } from 'vitest'
import { samples } from '#support/access/samples'
import { queriesOf } from '#support/count-queries'
import { signedInMember } from '#support/members'
import { rest } from '#support/rest'

/** Jobs begin with the first call, and are not part of it. */
beforeAll(() => rest('GET', '/stats'))

const statementsOf = async (...call: Parameters<typeof rest>) => {
  const { result, queries } = await queriesOf(() => rest(...call))
  expect(result.status, result.text).toBeLessThan(300)
  return { id: result.data.doc?.id as string, count: queries.length }
}

/**
 * All of them know the member (1), write the row (1), announce it (1). A new row is read back by Payload (1), and an
 * address needs a lock and a look (2). An edit reads the row (1) and holds it (1); where panels lock a document, they ask
 * for the lock (2). What is found reads what was stored (1), writes its entry and new words (2).
 */
it.each([
  // Also: one active ad for each member is asked for and its turn taken; an edit takes the turn.
  ['small-ads', 'user', { create: 11, edit: 11 }],
  // Also: one-time codes of staff, versions, what was published before, its category; an edit, addresses before.
  ['articles', 'moderator', { create: 14, edit: 19 }],
  // Also, when it is edited: its row is taken first, and those who come are counted.
  ['events', 'user', { create: 9, edit: 15 }],
  // Also: the category that it is in, twice.
  ['forum-topics', 'user', { create: 11, edit: 9 }],
  // Also, when it is new: whether the topic is there, its activity (3), its owner, who hears of it.
  ['forum-comments', 'user', { create: 10, edit: 5 }],
  ['posts', 'user', { create: 7, edit: 8 }],
  // Also, when it is new: whether the post is there, its author.
  ['post-comments', 'user', { create: 7, edit: 5 }],
] as const)('statements of a %s', async (slug, role, expected) => {
  const { headers } = await signedInMember({ role })
  const { input, change } = samples[slug]!
  const created = await statementsOf('POST', `/${slug}`, { headers, body: await input() })
  const edited = await statementsOf('PATCH', `/${slug}/${created.id}`, { headers, body: await change() })
  expect({ create: created.count, edit: edited.count }).toEqual(expected)
})

it('statements of a like: the post is seen, locked, liked and counted; its author hears of it', async () => {
  const { id } = await samples.posts!.make(await signedInMember())
  const { headers } = await signedInMember()
  expect((await statementsOf('POST', `/posts/${id}/like`, { headers })).count).toBe(11)
  expect((await statementsOf('POST', `/posts/${id}/like`, { headers })).count).toBe(11)
})
