import type { Payload } from 'payload'
import { type DemoPost, demoPosts } from '#texts/demo/posts'
import type { User } from '#types'
import { draws, hoursAgo } from './draw'
import type { Members } from './members'
import { articlePictures, seedPicture } from './pictures'

type Seeded = Members & { admin: User }

export async function seedFeed(payload: Payload, { neighbours, admin }: Seeded) {
  const draw = draws(31)
  for (const post of [...demoPosts].reverse()) {
    const place = draw(neighbours.length)
    const author = post.isByAdmin ? admin.id : neighbours[place]!.id
    const id = await seedPost(payload, post, author)
    const neighbour = (step: number) => neighbours[(place + step) % neighbours.length]!.id
    for (let fan = 1; fan <= post.likes; fan += 1)
      await payload.create({ collection: 'post-likes', data: { post: id, owner: neighbour(fan) } as never })
    await seedComments(payload, { post, id, authorOf: (index) => neighbour(5 + index) })
  }
}

async function seedPost(payload: Payload, { content, picture, hoursAgo: age }: DemoPost, owner: string) {
  const image = picture && (await seedPostPicture(payload, picture, owner))
  const createdAt = hoursAgo(age)
  const { id } = await payload.create({
    collection: 'posts',
    data: { content, image, owner, createdAt } as never,
  })
  return id
}

async function seedPostPicture(payload: Payload, drawing: string, owner: string) {
  const { alt } = articlePictures.get(drawing)!
  return seedPicture(payload, { drawing, alt, purpose: 'post', owner })
}

type Commented = { post: DemoPost; id: string; authorOf: (index: number) => string }

async function seedComments(payload: Payload, { post, id, authorOf }: Commented) {
  const { comments = [], hoursAgo: age } = post
  for (const [index, content] of comments.entries()) {
    const createdAt = hoursAgo(age * (1 - (index + 1) / (comments.length + 1)))
    await payload.create({
      collection: 'post-comments',
      data: { post: id, content, owner: authorOf(index), createdAt } as never,
    })
  }
}
