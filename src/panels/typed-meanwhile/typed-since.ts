import type { FormState } from 'payload'

/** JSON leaves out what is not sent either: files, functions. */
const comparable = (value: unknown) => JSON.stringify(value ?? null)

/** A field that no longer holds what was asked about. */
export function typedSince({ asked, now }: { asked: FormState; now: FormState }): string | undefined {
  return Object.keys(now).find(
    (path) =>
      !(now[path]?.value instanceof File) && comparable(now[path]?.value) !== comparable(asked[path]?.value),
  )
}
