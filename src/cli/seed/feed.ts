import type { Payload } from 'payload'
import { demoPosts } from '#texts/demo/posts'
import { draws, hoursAgo } from './draw'
import type { Members } from './members'

export async function seedFeed(payload: Payload, { neighbours }: Members) {
  const draw = draws(31)
  for (const { content, likes, comments = [], hoursAgo: age } of [...demoPosts].reverse()) {
    const author = draw(neighbours.length)
    const { id } = await payload.create({
      collection: 'posts',
      data: { content, owner: neighbours[author]!.id } as never,
    })
    await payload.db.updateOne({ collection: 'posts', id, data: { createdAt: hoursAgo(age) } })
    for (let fan = 1; fan <= likes; fan += 1) {
      const owner = neighbours[(author + fan) % neighbours.length]!.id
      await payload.create({ collection: 'post-likes', data: { post: id, owner } as never })
    }
    for (const [index, words] of comments.entries()) {
      const owner = neighbours[(author + 5 + index) % neighbours.length]!.id
      const comment = await payload.create({
        collection: 'post-comments',
        data: { post: id, content: words, owner } as never,
      })
      const createdAt = hoursAgo(age * (1 - (index + 1) / (comments.length + 1)))
      await payload.db.updateOne({ collection: 'post-comments', id: comment.id, data: { createdAt } })
    }
  }
}
