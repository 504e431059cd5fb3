import type { Payload } from 'payload'
import { demoMessages, demoReports } from '#texts/demo/moderation'
import { hoursAgo, madeAt } from './draw'
import type { Members } from './members'

/** In days. */
const reported = { from: 1, to: 12 }
const written = { from: 2, to: 20 }
const ANSWERED_HOURS = 6

export async function seedModeration(payload: Payload, { neighbours }: Members) {
  const { docs: services } = await payload.find({
    collection: 'services',
    where: { listed: { equals: true } },
    limit: demoReports.length,
    sort: 'createdAt',
    depth: 0,
  })
  for (const [index, { status, ...words }] of demoReports.entries()) {
    const { id: itemId, title, description: content, category, location: city } = services[index]!
    const owner = neighbours.at(-1 - index)!.id
    const itemInfo = { title, content, category, city }
    const { id } = await payload.create({
      collection: 'reports',
      data: {
        ...words,
        itemType: 'service',
        itemId,
        itemInfo,
        owner,
        createdAt: madeAt(index, reported),
      } as never,
    })
    await payload.db.updateOne({ collection: 'reports', id, data: { status } })
  }
  for (const [index, { type, content, status, ...rest }] of demoMessages.entries()) {
    const { id: owner, fullName: name } = neighbours[index + 3]!
    const { id } = await payload.create({
      collection: 'admin-messages',
      data: {
        messageType: type,
        messageContent: content,
        owner,
        name,
        email: `neighbour-${index + 4}@example.org`,
        createdAt: madeAt(index, written),
      } as never,
    })
    const replies = 'reply' in rest ? [{ text: rest.reply, repliedAt: hoursAgo(ANSWERED_HOURS) }] : []
    await payload.update({ collection: 'admin-messages', id, data: { status, replies } as never })
  }
}
