import type { PayloadRequest } from 'payload'
import { maskedEmail } from '#domain/account/masked-email'
import { hideAddresses } from '#domain/log/hide-addresses'
import { isRefusedAddress } from '#domain/web/mail-refusal'
import { env } from '#env'
import { processFigures } from '../../process-figures'
import type { WrittenEmail } from './compose-email'

export type Email = WrittenEmail & { to: string; headers?: Record<string, string> }
/** Names the letter: all copies of it are one for mail programs. */
type Named = Email & { letterId: string }

type Failure = { isRefused: boolean; to: string }

export class DeliveryError extends Error {
  /** The mail server will never accept this address. */
  readonly isRefused: boolean
  /** Masked. */
  readonly to: string
  constructor(message: string, { isRefused, to }: Failure) {
    super(message)
    this.isRefused = isRefused
    this.to = to
  }
}

/** The only way out for emails. A mail server's error quotes the envelope; it leaves without addresses. */
export async function deliver({ payload }: PayloadRequest, { letterId, ...email }: Named): Promise<void> {
  const messageId = `<${letterId}@${new URL(env.SITE_URL).hostname}>`
  try {
    await payload.sendEmail({ ...email, messageId })
    processFigures.lettersSent += 1
  } catch (error) {
    processFigures.lettersNotTaken += 1
    const said = error instanceof Error ? error.message : String(error)
    const isRefused = isRefusedAddress(error)
    throw new DeliveryError(hideAddresses(said), { isRefused, to: maskedEmail(email.to) })
  }
}
