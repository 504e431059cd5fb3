import { BODY_DEPTH_MAX, BODY_VALUES_MAX } from '#domain/limits'

/** JSON.parse cannot be interrupted, so the characters that precede a value are counted before. */
export function isModestText(json: string): boolean {
  let values = 0
  for (const sign of '[{,')
    for (let at = json.indexOf(sign); at >= 0; at = json.indexOf(sign, at + 1))
      if (++values > BODY_VALUES_MAX) return false
  return true
}

/** Level by level instead of recursion: a few kilobytes can nest thousands deep. */
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
