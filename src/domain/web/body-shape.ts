import { BODY_DEPTH_MAX, BODY_VALUES_MAX } from '#domain/limits'

/**
 * Reading JSON cannot be interrupted, so what holds more values than any body of ours is not begun. Every value stands
 * behind one of these signs; those within texts count as well, as nobody has looked yet.
 */
export function isModestText(json: string): boolean {
  let values = 0
  for (const sign of '[{,')
    for (let at = json.indexOf(sign); at >= 0; at = json.indexOf(sign, at + 1))
      if (++values > BODY_VALUES_MAX) return false
  return true
}

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
