import { z } from 'zod'
import { picturesInput } from '#domain/files/item-pictures'
import { choice, requiredLine, requiredText } from '#domain/web/input'
import { serviceCategories } from './service-values'

export const SERVICE_TITLE_MAX = 100
export const SERVICE_DESCRIPTION_MAX = 2000
export const SERVICE_PROVIDER_MAX = 80
export const SERVICE_CONTACT_MAX = 100
export const SERVICE_PRICE_MAX = 50

export const serviceInput = z.object({
  title: requiredLine(SERVICE_TITLE_MAX),
  description: requiredText(SERVICE_DESCRIPTION_MAX),
  category: choice(serviceCategories),
  provider: requiredLine(SERVICE_PROVIDER_MAX),
  contact: requiredLine(SERVICE_CONTACT_MAX),
  price: requiredLine(SERVICE_PRICE_MAX),
  pictures: picturesInput('services'),
})
