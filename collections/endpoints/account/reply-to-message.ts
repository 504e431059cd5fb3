import type { Endpoint } from 'payload'
import { adminReplyInput } from '#domain/account/admin-message-input'
import { inTransaction } from '#database/connection/in-transaction'
import { lockRow } from '#database/connection/sql'
import { relatedId } from '#domain/lists/ids'
import { routes } from '#domain/routes'
import { notify } from '#hooks/notifications/notify'
import { queueMemberEmail } from '#hooks/notifications/queue-member-email'
import { adminMessageTexts as texts } from '#texts/account/admin-messages'
import { emailTexts } from '#texts/notifications/emails'
import { privately, signedIn } from '#collections/endpoints/answers'
import { readInput } from '#collections/endpoints/read-input'

export const replyToMessage: Omit<Endpoint, 'root'> = {
  path: '/:id/reply',
  method: 'post',
  handler: async (req) => {
    const { id: author } = signedIn(req)
    const id = String(req.routeParams?.id)
    const { text } = await readInput(req, adminReplyInput)
    const doc = await inTransaction(req, async () => {
      // Of two concurrent replies neither is lost.
      await lockRow(req, { slug: 'admin-messages', id })
      const message = { collection: 'admin-messages', id, req } as const
      const known = await req.payload.findByID({ ...message, overrideAccess: false })
      const replies = [...(known.replies ?? []), { text, author, repliedAt: new Date().toISOString() }]
      await req.payload.update({ ...message, data: { replies, status: 'read' }, context: { deed: 'reply' } })
      await notify({
        req,
        to: known.owner,
        type: 'admin_reply',
        ...texts.notice(text),
        data: { message: id },
      })
      const to = relatedId(known.owner)
      const words = emailTexts.adminReply({ reply: text })
      if (to) await queueMemberEmail(req, { to, kind: 'replyEmails', words, path: routes.profile })
      return req.payload.findByID({ ...message, overrideAccess: false })
    })
    return privately({ message: texts.replySent, doc })
  },
}
