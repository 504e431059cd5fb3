import { z } from 'zod'
import '#domain/web/jitless'

/** What happens to an article at a moment that was set. */
export const turnInput = z.object({
  type: z.enum(['publish', 'unpublish']),
  date: z.iso
    .datetime({ error: 'date', abort: true })
    .refine((date) => Date.parse(date) > Date.now(), 'gone'),
})
export type TurnType = z.output<typeof turnInput>['type']

/** As the trail names the moment; articles have no such fields. */
export const turnFields = { publish: 'publishAt', unpublish: 'unpublishAt' } as const satisfies Record<
  TurnType,
  string
>
