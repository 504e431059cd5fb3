import { z } from 'zod'
import { longText, requiredText } from '#domain/web/input'
import { NAME_MAX } from '#domain/limits'
import { isWebAddress } from '#domain/web/web-address'

export const NOTICE_URL_MAX = 2000
export const NOTICE_REASON_MAX = 4000
const EMAIL_MAX = 254

/** What Article 16 of the Digital Services Act requires of a notice. */
export const legalNoticeInput = z.object({
  url: requiredText(NOTICE_URL_MAX).refine((url) => isWebAddress(url, { allowPath: true }), 'address'),
  reason: requiredText(NOTICE_REASON_MAX),
  name: requiredText(NAME_MAX),
  email: longText(EMAIL_MAX)
    .min(1, 'required')
    .refine((email) => z.email().safeParse(email).success, 'email'),
  goodFaith: z.literal(true, 'goodFaith'),
})
