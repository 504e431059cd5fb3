import type { TaskConfig } from 'payload'
import { env } from '#env'
import type { MemberEmail } from '#hooks/notifications/queue-member-email'
import { writeEmail } from './compose-email'
import { addressee } from './addressee'

export const sendMemberEmail: TaskConfig<{ input: MemberEmail & { member: string }; output: object }> = {
  slug: 'sendMemberEmail',
  inputSchema: [
    { name: 'member', type: 'text', required: true },
    { name: 'kind', type: 'text', required: true },
    { name: 'words', type: 'json', required: true },
    { name: 'path', type: 'text' },
  ],
  retries: { attempts: 4, backoff: { type: 'exponential', delay: 5_000 } },
  handler: async ({ input: { member, kind, words, path }, req }) => {
    const to = await addressee(req, { member, kind })
    const link = path ? env.SITE_URL + path : undefined
    if (to) await to.send(writeEmail({ words, name: to.member.fullName, link, footer: to.footer }))
    return { output: {} }
  },
}
