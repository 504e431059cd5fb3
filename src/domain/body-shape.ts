import { BODY_DEPTH_MAX, BODY_VALUES_MAX } from './limits'

/**
 * Whether a value read from JSON is shallow and small enough to be walked through by recursion, as much code does.
 * Itself it goes level by level: a text of a few kilobytes nests thousands deep.
 */
export function isModest(value: unknown): boolean {
  let seen = 0
  let level: unknown[] = [value]
  for (let depth = 0; level.length > 0; depth += 1) {
    seen += level.length
    if (depth > BODY_DEPTH_MAX || seen > BODY_VALUES_MAX) return false
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []))
  }
  return true
}
