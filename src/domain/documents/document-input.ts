import { z } from 'zod'
import { optionalText, requiredLine } from '#domain/web/input'

export const DOCUMENT_NAME_MAX = 120
export const DOCUMENT_DESCRIPTION_MAX = 500

export const documentInput = z.object({
  name: requiredLine(DOCUMENT_NAME_MAX),
  description: optionalText(DOCUMENT_DESCRIPTION_MAX),
})
