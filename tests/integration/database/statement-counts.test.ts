import { beforeAll, expect, it } from 'vitest'
import { samples } from '#support/access/samples'
import { queriesOf } from '#support/count-queries'
import { signedInMember } from '#support/members'
import { rest } from '#support/rest'

/** The first calls also start the jobs and read the synonyms: their statements must not be counted. */
beforeAll(async () => {
  await rest('GET', '/stats')
  await rest('GET', '/search?q=лекар')
})

const statementsOf = async (...call: Parameters<typeof rest>) => {
  const { result, queries } = await queriesOf(() => rest(...call))
  expect(result.status, result.text).toBeLessThan(300)
  return { id: result.data.doc?.id as string, count: queries.length }
}

/**
 * Every call reads the member (1), writes the row (1) and announces it (1). Payload reads a new row back (1); an address
 * needs a lock and a query (2). An edit reads the row (1) and locks it (1), and queries the panel lock if there is one (2).
 * A searchable item reads its stored entry (1) and writes the entry and new words (2).
 */
it.each([
  // Also: the check for another active ad and its lock; an edit takes the lock.
  // Also, for an edit: the rows of pictures, and their order.
  ['small-ads', 'user', { create: 11, edit: 13 }],
  // Also: one-time codes of staff, versions, the published state, the category; an edit: previous addresses.
  ['articles', 'moderator', { create: 15, edit: 20 }],
  // Also, for an edit: the lock of the row and the count of registrations.
  ['events', 'user', { create: 9, edit: 15 }],
  // Also: its category, twice, and its author; an edit: the former text and its lock.
  ['forum-topics', 'user', { create: 12, edit: 12 }],
  // Also: whether its topic is shown; when new: that the topic is open, the topic, its activity (3) and its news (2),
  // who is notified.
  // An edit: the former text and its lock, the notifications that quote it, the topic that it answers.
  ['forum-comments', 'user', { create: 13, edit: 10 }],
  ['posts', 'user', { create: 7, edit: 10 }],
  // Also: whether its post is shown; when new: the post, its news and its author. An edit as above.
  ['post-comments', 'user', { create: 9, edit: 9 }],
] as const)(
  'creating and editing in %s takes the expected number of statements',
  async (slug, role, expected) => {
    const { headers } = await signedInMember({ role })
    const { input, change } = samples[slug]!
    const created = await statementsOf('POST', `/${slug}`, { headers, body: await input() })
    const edited = await statementsOf('PATCH', `/${slug}/${created.id}`, { headers, body: await change() })
    expect({ create: created.count, edit: edited.count }).toEqual(expected)
  },
)

it('a like and its removal take twelve statements each', async () => {
  const { id } = await samples.posts!.make(await signedInMember())
  const { headers } = await signedInMember()
  expect((await statementsOf('POST', `/posts/${id}/like`, { headers })).count).toBe(12)
  expect((await statementsOf('POST', `/posts/${id}/like`, { headers })).count).toBe(12)
})
