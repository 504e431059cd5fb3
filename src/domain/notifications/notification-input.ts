import { z } from 'zod'
import '#domain/web/jitless'
import { LIST_MAX } from '#domain/limits'
import { isId } from '#domain/lists/ids'

/** The rows of a line, which are marked and deleted together. */
export const notificationIdsInput = z.object({
  ids: z
    .array(z.string('choice').refine(isId, 'choice'), 'required')
    .min(1, 'required')
    .max(LIST_MAX, `max:${LIST_MAX}`),
})
