import type { Payload } from 'payload'
import { defaultCategoryId } from '#database/statements/forum/default-category'
import { mentionsIn } from '#domain/text/mentions'
import { demoForum } from '#texts/demo/forum'
import type { DemoAuthor, DemoComment, DemoTopic } from '#texts/demo/forum/shape'
import { defaultCategory } from '#texts/forum/forum'
import { draws, hoursAgo } from './draw'
import { seedLikes } from './likes'
import type { Members, Neighbour } from './members'

export type Signatories = Record<DemoAuthor, string>

type Context = { payload: Payload; members: Members; authors: Signatories; draw: (below: number) => number }

const TOPIC_LIKES = 9
const COMMENT_LIKES = 4
/** In days. */
const topics = { from: 3, to: 43 }
/** What is said to a topic is said in this part of the time since. */
const TALK = 0.75

export async function seedForum(payload: Payload, members: Members, authors: Signatories) {
  const context = { payload, members, authors, draw: draws(23) }
  for (const [order, category] of demoForum.entries()) {
    const { topics: ofCategory, isActive = true, ...words } = category
    const id = await seedCategory(payload, { ...words, order: order + 1 })
    for (const topic of ofCategory) await seedTopic(context, id, topic)
    // A closed category takes no topics, so it is closed last.
    if (!isActive) await payload.update({ collection: 'forum-categories', id, data: { isActive } })
  }
}

type Category = { name: string; description: string; icon: string; order: number }

async function seedCategory(payload: Payload, words: Category): Promise<string> {
  const data = { ...words, isActive: true }
  if (words.name !== defaultCategory.name)
    return (await payload.create({ collection: 'forum-categories', data })).id
  const id = await defaultCategoryId({ payload })
  await payload.update({ collection: 'forum-categories', id, data })
  return id
}

async function seedTopic(context: Context, category: string, topic: DemoTopic) {
  const { payload, members, authors, draw } = context
  const { title, content, by, isPinned = false, views, comments, accepted, hoursAgo: given } = topic
  const first = draw(members.neighbours.length)
  const drawn = 24 * (topics.from + draw(topics.to - topics.from))
  const age = given ?? drawn
  const owner = by ? authors[by] : members.neighbours[first]!.id
  let lastActivityAt = hoursAgo(age)
  const { id } = await payload.create({
    collection: 'forum-topics',
    data: { title, content, isPinned, category, owner, createdAt: lastActivityAt } as never,
  })
  const written: string[] = []
  for (const [index, comment] of comments.entries()) {
    lastActivityAt = hoursAgo(age * (1 - (TALK * (index + 1)) / comments.length))
    const neighbour = (first + 1 + index * 3) % members.neighbours.length
    written.push(await seedComment(context, { topic: id, comment, neighbour, createdAt: lastActivityAt }))
  }
  await payload.db.updateOne({
    collection: 'forum-topics',
    id,
    data: {
      viewsCount: views,
      lastActivityAt,
      ...(accepted === undefined ? {} : { acceptedComment: written[accepted] }),
    },
  })
  const fans = fansOf(members.neighbours, { from: first, count: topic.likes ?? draw(TOPIC_LIKES) })
  await seedLikes(payload, { of: 'topic', id, fans })
}

type Answer = { topic: string; comment: DemoComment; neighbour: number; createdAt: string }

async function seedComment(context: Context, { topic, comment, neighbour, createdAt }: Answer) {
  const { payload, members, authors, draw } = context
  const { neighbours } = members
  const { text: content, by } = typeof comment === 'string' ? { text: comment } : comment
  const owner = by ? authors[by] : neighbours[neighbour]!.id
  const { id } = await payload.create({
    collection: 'forum-comments',
    data: { topic, content, owner, createdAt } as never,
  })
  const people = neighbours.map(({ id, fullName }) => ({ id, name: fullName }))
  const mentions = mentionsIn(content, people)
  if (mentions.length > 0)
    await payload.db.updateOne({ collection: 'forum-comments', id, data: { mentions } })
  const fans = fansOf(neighbours, { from: neighbour, count: draw(COMMENT_LIKES) })
  await seedLikes(payload, { of: 'comment', id, fans })
  return id
}

const fansOf = (neighbours: Neighbour[], { from, count }: { from: number; count: number }) =>
  Array.from({ length: count }, (_, index) => neighbours[(from + 1 + index) % neighbours.length]!)
