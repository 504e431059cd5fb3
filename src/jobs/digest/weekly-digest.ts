import type { TaskConfig } from 'payload'
import { dueAt } from '../schedule'

export const weeklyDigest: TaskConfig<'weeklyDigest'> = {
  slug: 'weeklyDigest',
  ...dueAt('0 0 15 * * 4'),
  handler: async ({ req }) => {
    const { docs } = await req.payload.find({
      collection: 'users',
      where: { weeklyDigest: { equals: true } },
      select: {},
      pagination: false,
      req,
    })
    for (const { id } of docs) {
      await req.payload.jobs.queue({ task: 'sendDigest', queue: 'mailings', input: { member: id }, req })
    }
    return { output: {} }
  },
}
