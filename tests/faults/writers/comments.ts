import type { Entry } from '../ledger'
import type { Desk } from './desk'
import type { Writer } from './writer'

const TOPIC_COMMENTS = 80

/** Comments to posts, some corrected, some taken back. */
export const postComments: Writer = {
  name: 'post-comments',
  pauseMs: 700,
  turn: async (desk) => {
    const post = desk.open.posts.at(-1)
    if (!post) return
    const member = desk.member()
    const comment = await desk.create('post-comments', (content) => ({ content, post: post.id }), member)
    if (comment && desk.random.chance(0.2)) await desk.edit(comment, (content) => ({ content }), member)
    if (comment && desk.random.chance(0.15)) await desk.remove(comment, member)
  },
}

/** The first member follows each topic and hears of every comment of the others; a job tells. */
export function forumComments(): Writer {
  let topic: Entry | null = null
  let written = 0
  return {
    name: 'forum-comments',
    pauseMs: 700,
    turn: async (desk) => {
      if (!topic || written % TOPIC_COMMENTS === 0) topic = await followedTopic(desk)
      if (!topic) return
      written += 1
      const { id } = topic
      const member = desk.random.pick(desk.members.slice(1))
      const comment = await desk.create('forum-comments', (content) => ({ content, topic: id }), member)
      if (comment && desk.random.chance(0.2)) await desk.edit(comment, (content) => ({ content }), member)
      if (comment && desk.random.chance(0.1)) await desk.remove(comment, member)
    },
  }
}

async function followedTopic(desk: Desk): Promise<Entry | null> {
  const [follower, author] = desk.members
  const topic = await desk.create('forum-topics', (title) => ({ title, category: desk.category }), author!)
  if (!topic) return null
  // It toggles: without an answer nobody knows, so the next topic has to do.
  const sent = await desk.once({
    method: 'POST',
    path: `/api/forum-topics/${topic.id}/follow`,
    cookie: follower!.cookie,
  })
  return sent?.data?.followed === true ? topic : null
}
