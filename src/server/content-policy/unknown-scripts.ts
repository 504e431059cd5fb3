import { LRUCache } from 'lru-cache'
import { createLogger } from '../../logger'

/** Paths that have been named already. */
const named = new LRUCache<string, true>({ max: 200 })

/**
 * A page holds an inline script that is not allowed to run: Next or React write something new, or somebody has slipped it
 * in. Only where, never what.
 */
export function noteUnknownScript(path: string) {
  if (named.has(path)) return
  named.set(path, true)
  createLogger('pages').warn({ msg: 'inline script not allowed', path })
}
