import { z } from 'zod'
import { CHANGE_MESSAGE_MAX, CLAIM_CODE_DIGITS } from '#domain/limits'
import { requiredText } from '#domain/web/input'

const digits = new RegExp(`^\\d{${CLAIM_CODE_DIGITS}}$`)

export const claimCodeInput = z.object({
  code: z
    .string('required')
    .transform((code) => code.replace(/\s/g, ''))
    .refine((code) => digits.test(code), 'claimCode'),
})

/** To staff, where the entry lists no address that a code could go to. */
export const claimRequestInput = z.object({ message: requiredText(CHANGE_MESSAGE_MAX) })

/** How the entry stands to who asks. */
export const claimStates = ['free', 'asked', 'mine', 'taken'] as const
export type ClaimState = {
  state: (typeof claimStates)[number]
  /** Masked; null where staff decide. */
  codeGoesTo: string | null
}
