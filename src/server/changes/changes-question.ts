import { z } from 'zod'
import { isRoom } from '#changes/rooms'
import { CHANGES_ROOMS_MAX } from '#domain/limits'
import { refusalTexts } from '#texts/web/refusals'
import type { Since } from './recent-changes'

export type ChangesQuestion = { rooms: string[]; since?: Since }

const number = z.string().regex(/^\d{1,15}$/).transform(Number) // prettier-ignore
const question = z.strictObject({
  rooms: z
    .string()
    .transform((names) => [...new Set(names.split(',', CHANGES_ROOMS_MAX + 1))])
    .pipe(z.array(z.string().refine(isRoom)).max(CHANGES_ROOMS_MAX)),
  since: number.optional(),
  /** In seconds. */
  age: number.optional(),
})

/** A sentence when it cannot be read. */
export function readQuestion(url: string | undefined): ChangesQuestion | string {
  const asked = Object.fromEntries(new URL(url ?? '/', 'http://site').searchParams)
  const { data, error } = question.safeParse(asked)
  if (error) {
    const [{ code, path, ...problem }] = error.issues as [z.core.$ZodIssue]
    const isUnknown = code === 'unrecognized_keys'
    const name = isUnknown ? (problem as { keys: string[] }).keys[0]! : String(path[0])
    return refusalTexts.query[isUnknown ? 'name' : 'value'](name)
  }
  const { rooms, since, age } = data
  if (since !== undefined) return { rooms, since: { id: since } }
  return { rooms, since: age === undefined ? undefined : { ageMs: age * 1_000 } }
}
