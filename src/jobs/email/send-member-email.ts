import { env } from '#env'
import type { MemberEmail } from '#hooks/notifications/queue-member-email'
import { writeEmail } from './compose-email'
import { addressee } from './addressee'
import { letterTask } from './letter-task'

export const sendMemberEmail = letterTask<MemberEmail & { member: string }>({
  slug: 'sendMemberEmail',
  inputSchema: [
    { name: 'member', type: 'text', required: true },
    { name: 'kind', type: 'text', required: true },
    { name: 'words', type: 'json', required: true },
    { name: 'path', type: 'text' },
  ],
  send: async ({ input: { member, kind, words, path }, letter, req }) => {
    const to = await addressee(req, { letter, member, kind })
    const link = path ? env.SITE_URL + path : undefined
    if (to) await to.send(writeEmail({ words, name: to.member.fullName, link, footer: to.footer }))
  },
})
