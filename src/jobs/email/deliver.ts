import type { PayloadRequest } from 'payload'
import { hideAddresses } from '#domain/log/hide-addresses'
import { isRefusedAddress } from '#domain/web/mail-refusal'
import type { WrittenEmail } from './compose-email'

type Email = WrittenEmail & { to: string; headers?: Record<string, string> }

export class DeliveryError extends Error {
  /** `isRefused`: the mail server will never accept this address. */
  constructor(
    message: string,
    readonly isRefused: boolean,
  ) {
    super(message)
  }
}

/** The only way out for emails. A mail server's error quotes the envelope; it leaves without addresses. */
export async function deliver({ payload }: PayloadRequest, email: Email): Promise<void> {
  try {
    await payload.sendEmail(email)
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error)
    throw new DeliveryError(hideAddresses(said), isRefusedAddress(error))
  }
}
