import { z } from 'zod'
import { optionalEmail, optionalText, requiredText } from '#domain/web/input'
import { CITY_MAX } from '#domain/limits'
import { optionalWebsite } from '#domain/web/website'

const EMBASSY_NAME_MAX = 120
const EMBASSY_ADDRESS_MAX = 200
const EMBASSY_PHONE_MAX = 100
const EMBASSY_EMAIL_MAX = 254
const EMBASSY_WEBSITE_MAX = 300
const EMBASSY_HOURS_MAX = 500
const EMBASSY_CANNOT_DO_MAX = 500
const EMBASSY_SERVICE_MAX = 80
const EMBASSY_SERVICES_MAX = 40

export function listOf(value: unknown): unknown {
  const parts = typeof value === 'string' ? value.split(',') : value
  if (!Array.isArray(parts)) return value
  return parts
    .map((part: unknown) => (typeof part === 'string' ? part.trim() : part))
    .filter((part) => part !== '')
}

const services = z.preprocess(
  listOf,
  z
    .array(requiredText(EMBASSY_SERVICE_MAX), 'choice')
    .max(EMBASSY_SERVICES_MAX, `many:${EMBASSY_SERVICES_MAX}`)
    .nullish(),
)

export const embassyInput = z.object({
  name: requiredText(EMBASSY_NAME_MAX),
  cannotDo: optionalText(EMBASSY_CANNOT_DO_MAX),
  city: optionalText(CITY_MAX),
  address: optionalText(EMBASSY_ADDRESS_MAX),
  phone: optionalText(EMBASSY_PHONE_MAX),
  email: optionalEmail(EMBASSY_EMAIL_MAX),
  website: optionalWebsite(EMBASSY_WEBSITE_MAX),
  workingHours: optionalText(EMBASSY_HOURS_MAX),
  services,
})
