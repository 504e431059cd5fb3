import type { Endpoint } from 'payload'
import { addressInput } from '#domain/account/user-input'
import type { LinkEmail } from '#jobs/email/send-link-email'
import { sessionTexts } from '#texts/account/sessions'
import { privately } from '#collections/endpoints/answers'
import { readInput } from '#collections/endpoints/read-input'

/** Same response and work for every address; only the job looks up the account. */
const requestEmail = (path: string, letter: LinkEmail): Omit<Endpoint, 'root'> => ({
  path,
  method: 'post',
  handler: async (req) => {
    const { email } = await readInput(req, addressInput)
    const input = { letter, sealedAddress: req.payload.encrypt(email) }
    await req.payload.jobs.queue({ task: 'sendLetter', queue: 'mail', input })
    return privately({ message: sessionTexts.emailSent })
  },
})

export const forgotPassword = requestEmail('/forgot-password', 'resetPassword')
export const resendConfirmation = requestEmail('/resend-confirmation', 'confirmEmail')
