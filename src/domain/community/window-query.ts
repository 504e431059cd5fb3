import { z } from 'zod'
import '#domain/web/jitless'
import { LIST_MAX } from '#domain/limits'
import { isId } from '#domain/lists/ids'

export const idInput = z.string('id').refine(isId, 'id')

/** Separated by commas. */
export const idList = z
  .string('id')
  .transform((list) => list.split(',', LIST_MAX + 1))
  .pipe(z.array(idInput).max(LIST_MAX, `max:${LIST_MAX}`))

export const pageLimit = (usual: number) =>
  z
    .string('number')
    .regex(/^\d{1,3}$/, 'number')
    .transform(Number)
    .pipe(z.number().min(1, 'min:1').max(LIST_MAX, `max:${LIST_MAX}`))
    .default(usual)

const places = {
  after: idInput.optional(),
  before: idInput.optional(),
  around: idInput.optional(),
  newest: z.literal('1', 'choice').optional(),
  ids: idList.optional(),
}

export const windowNames = ['limit', ...Object.keys(places)]

/** Which comments of a topic or post: at most one place. */
export const windowQuery = (usual: number) =>
  z
    .object({ limit: pageLimit(usual), ...places })
    .refine(({ limit: _, ...asked }) => Object.values(asked).filter(Boolean).length <= 1, 'choice')

export type WindowQuery = z.output<ReturnType<typeof windowQuery>>
