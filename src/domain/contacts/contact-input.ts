import { z } from 'zod'
import { picturesInput } from '#domain/files/item-pictures'
import { choice, optionalEmail, optionalLine, optionalText, requiredLine } from '#domain/web/input'
import { CITY_MAX } from '#domain/limits'

export const contactCategories = ['doctor', 'lawyer', 'other'] as const
export type ContactCategory = (typeof contactCategories)[number]

export const CONTACT_NAME_MAX = 100
export const CONTACT_SPECIALTY_MAX = 100
export const CONTACT_ADDRESS_MAX = 200
export const CONTACT_PHONE_MAX = 60
export const CONTACT_EMAIL_MAX = 254
export const CONTACT_SOURCE_MAX = 300

export const contactInput = z.object({
  name: requiredLine(CONTACT_NAME_MAX),
  city: requiredLine(CITY_MAX),
  category: choice(contactCategories),
  specialty: optionalLine(CONTACT_SPECIALTY_MAX),
  address: optionalLine(CONTACT_ADDRESS_MAX),
  phone: optionalLine(CONTACT_PHONE_MAX),
  email: optionalEmail(CONTACT_EMAIL_MAX),
  pictures: picturesInput('contacts'),
})

export const staffContactInput = contactInput.extend({ source: optionalText(CONTACT_SOURCE_MAX) })
export type ContactInput = z.output<typeof staffContactInput>
