import type { TaskConfig } from 'payload'
import type { NotificationType } from '#domain/notifications/notification-types'
import { inTransaction } from '#database/connection/in-transaction'

type NewNotification = {
  type: NotificationType
  title: string
  message: string
  data: Record<string, unknown>
}
type Order = { members: string[]; notice: NewNotification }

export const tellMembers: TaskConfig<{ input: Order; output: object }> = {
  slug: 'tellMembers',
  inputSchema: [
    { name: 'members', type: 'json', required: true },
    { name: 'notice', type: 'json', required: true },
  ],
  retries: { attempts: 4, backoff: { type: 'exponential', delay: 5_000 } },
  handler: async ({ input: { members, notice }, req }) => {
    await inTransaction(req, async () => {
      const { docs: present } = await req.payload.find({
        collection: 'users',
        where: { id: { in: members } },
        select: {},
        pagination: false,
        req,
      })
      for (const { id } of present) {
        await req.payload.create({ collection: 'notifications', data: { owner: id, ...notice }, req })
      }
    })
    return { output: {} }
  },
}
