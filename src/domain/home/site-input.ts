import { z } from 'zod'
import { optionalEmail, optionalText } from '#domain/web/input'
import { optionalWebsite } from '#domain/web/website'

export const BRAND_MAX = 60
const SITE_NOTICE_MAX = 300
const LINK_MAX = 300
const CREDIT_MAX = 60
const EMAIL_MAX = 254

export const siteInput = z.object({
  contactEmail: optionalEmail(EMAIL_MAX),
  donationUrl: optionalWebsite(LINK_MAX),
  notice: optionalText(SITE_NOTICE_MAX),
  creditName: optionalText(CREDIT_MAX),
  creditUrl: optionalWebsite(LINK_MAX),
})
