import type { Payload } from 'payload'
import { defaultCategoryId } from '#database/statements/forum/default-category'
import { demoForum } from '#texts/demo/forum'
import type { DemoTopic } from '#texts/demo/forum/shape'
import { defaultCategory } from '#texts/forum/forum'
import { draws, hoursAgo } from './draw'
import type { Members } from './members'

type Context = { payload: Payload; members: Members; draw: (below: number) => number }

export async function seedForum(payload: Payload, members: Members) {
  const context = { payload, members, draw: draws(23) }
  for (const [order, category] of demoForum.entries()) {
    const { topics, isActive = true, ...words } = category
    // A closed category takes no topics, so it is closed later.
    const data = { ...words, order: order + 1, isActive: true }
    const { id } =
      words.name === defaultCategory.name
        ? await payload.update({
            collection: 'forum-categories',
            id: await defaultCategoryId({ payload }),
            data,
          })
        : await payload.create({ collection: 'forum-categories', data })
    for (const topic of topics) await seedTopic(context, id, topic)
    if (!isActive) await payload.update({ collection: 'forum-categories', id, data: { isActive } })
  }
}

async function seedTopic({ payload, members, draw }: Context, category: string, topic: DemoTopic) {
  const { title, content, isPinned = false, views, comments } = topic
  const { neighbours } = members
  const first = draw(neighbours.length)
  const age = 24 * (3 + draw(40))
  const { id } = await payload.create({
    collection: 'forum-topics',
    data: { title, content, isPinned, category, owner: neighbours[first]!.id } as never,
  })
  let lastActivityAt = hoursAgo(age)
  await payload.db.updateOne({ collection: 'forum-topics', id, data: { createdAt: lastActivityAt } })
  for (const [index, words] of comments.entries()) {
    const owner = neighbours[(first + 1 + index * 3) % neighbours.length]!.id
    lastActivityAt = hoursAgo(age * (1 - (index + 1) / (comments.length + 1)))
    const comment = await payload.create({
      collection: 'forum-comments',
      data: { topic: id, content: words, owner } as never,
    })
    await payload.db.updateOne({
      collection: 'forum-comments',
      id: comment.id,
      data: { createdAt: lastActivityAt },
    })
  }
  await payload.db.updateOne({ collection: 'forum-topics', id, data: { viewsCount: views, lastActivityAt } })
}
