import type { TaskConfig } from 'payload'
import { flagBounced, giveLetterBack, takeLetter } from '#database/statements/directory/letters'
import { addressHash, letterToken } from '#domain/directory/letter-token'
import { itemUrl } from '#domain/kinds'
import { letterCall } from '#domain/directory/letter-call'
import { routes } from '#domain/routes'
import { env } from '#env'
import { deliver, DeliveryError } from '#jobs/email/deliver'
import { oneClick } from '#jobs/email/unsubscribe'
import { writeRecheck } from './write-recheck'

/** Whoever takes the letter sends it, so each entry is written to once however often the job runs. */
export const sendRecheck: TaskConfig<{ input: { contact: string }; output: object }> = {
  slug: 'sendRecheck',
  inputSchema: [{ name: 'contact', type: 'text', required: true }],
  retries: { attempts: 4, backoff: { type: 'exponential', delay: 60_000 } },
  handler: async ({ input: { contact: id }, req }) => {
    const letter = await takeLetter(req, id)
    if (!letter) return { output: {} }
    const { email, name, slug } = letter
    const secret = env.PAYLOAD_SECRET ?? ''
    const token = letterToken({ entryId: id, addressHash: addressHash(email), secret })
    const written = writeRecheck({
      name,
      correct: env.SITE_URL + routes.letterAnswer('correct', token),
      changed: env.SITE_URL + routes.changeReport(itemUrl({ kind: 'contacts', id, slug })),
      stop: env.SITE_URL + routes.letterAnswer('stop', token),
    })
    try {
      await deliver(req, { to: email, ...written, headers: oneClick(letterCall('stop', token)) })
    } catch (error) {
      if (error instanceof DeliveryError && error.isRefused) {
        await flagBounced(req, { id, email })
        return { output: {} }
      }
      await giveLetterBack(req, id)
      throw error
    }
    return { output: {} }
  },
}
