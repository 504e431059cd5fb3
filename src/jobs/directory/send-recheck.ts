import { dueLetter, flagBounced, markLetterSent } from '#database/statements/directory/letters'
import { isFirstOrder } from '#database/statements/jobs/letters'
import { addressHash, letterToken } from '#domain/directory/letter-token'
import { itemUrl } from '#domain/kinds'
import { letterCall } from '#domain/directory/letter-call'
import { routes } from '#domain/routes'
import { env } from '#env'
import { DeliveryError } from '#jobs/email/deliver'
import { letterTask } from '#jobs/email/letter-task'
import { oneClick } from '#jobs/email/unsubscribe'
import { writeRecheck } from './write-recheck'

/** Each entry is written to once, however often its letter was ordered. */
export const sendRecheck = letterTask<{ contact: string }>({
  slug: 'sendRecheck',
  inputSchema: [{ name: 'contact', type: 'text', required: true }],
  send: async ({ input: { contact: id }, letter, req }) => {
    const due = (await isFirstOrder(req, letter.id)) && (await dueLetter(req, id))
    if (!due) return
    const { email, name, slug } = due
    const secret = env.PAYLOAD_SECRET ?? ''
    const token = letterToken({ entryId: id, addressHash: addressHash(email), secret })
    const written = writeRecheck({
      name,
      correct: env.SITE_URL + routes.letterAnswer('correct', token),
      changed: env.SITE_URL + routes.changeReport(itemUrl({ kind: 'contacts', id, slug })),
      stop: env.SITE_URL + routes.letterAnswer('stop', token),
    })
    try {
      await letter.deliver({ to: email, ...written, headers: oneClick(letterCall('stop', token)) })
    } catch (error) {
      if (!(error instanceof DeliveryError && error.isRefused)) throw error
      await flagBounced(req, { id, email })
    }
    await markLetterSent(req, id)
  },
})
