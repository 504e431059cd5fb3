import { isDeepStrictEqual } from 'node:util'
import type { FormState } from 'payload'

/**
 * The answer to a save brings only the values that the server has changed. Payload's form takes all others for newer
 * than what was typed into a second field since (payloadcms/payload#17676).
 */
export function changedValues({ sent, state }: { sent: FormState; state: FormState }): FormState {
  const fields = Object.entries(state).map(([path, field]) => {
    if (field.addedByServer || !isDeepStrictEqual(field.value, sent[path]?.value)) return [path, field]
    const { value: _, initialValue: __, ...rest } = field
    return [path, rest]
  })
  return Object.fromEntries(fields)
}
