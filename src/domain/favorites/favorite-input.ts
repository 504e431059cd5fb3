import { z } from 'zod'
import '#domain/web/jitless'
import { type ItemKind, itemKinds } from '#domain/item-kinds'
import { FAVORITES_MERGED_MAX } from '#domain/limits'
import { isId } from '#domain/lists/ids'

/** Older clients still send these. */
const oldNames: Record<string, ItemKind> = { service: 'services', event: 'events' }

const itemType = z.preprocess(
  (name) => (typeof name === 'string' && Object.hasOwn(oldNames, name) ? oldNames[name] : name),
  z.enum(itemKinds, 'choice'),
)
const itemId = z
  .string('required')
  .refine(isId, 'choice')
  .transform((id) => id.toLowerCase())

export const favoriteInput = z.object({ itemType, itemId })
export const favoritesInput = z.object({
  items: z.array(favoriteInput, 'choice').max(FAVORITES_MERGED_MAX, `max:${FAVORITES_MERGED_MAX}`),
})
