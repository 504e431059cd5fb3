import { parseArgs } from 'node:util'

/** How long memory is watched; less is a trial. */
export const FULL_MINUTES = 60
/** Members may not write more in the time that it takes. */
const MOST_PASSES = 8

/** `isTrial`: told, and not kept in the place of a whole result. */
export function benchOptions(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      passes: { type: 'string', default: '5' },
      minutes: { type: 'string', default: String(FULL_MINUTES) },
      only: { type: 'string', multiple: true },
      documents: { type: 'boolean', default: false },
    },
  })
  const passes = Number(values.passes)
  const minutes = Number(values.minutes)
  if (!(passes >= 1 && passes <= MOST_PASSES)) throw new Error(`--passes is from 1 to ${MOST_PASSES}`)
  if (!(minutes > 0)) throw new Error('--minutes is more than 0')
  return { ...values, passes, minutes, isTrial: minutes !== FULL_MINUTES }
}
