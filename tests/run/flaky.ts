import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Test } from './results'

const file = '.cache/flaky-tests.json'

/**
 * Once anything can be slow on a busy machine; a test that needs its second try in two runs in a row is broken. Those
 * of this run are remembered for the next; what did not run keeps its mark.
 */
export function flakyTwice(tests: Test[]): string[] {
  const before = new Set<string>(existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [])
  const now = tests.filter(({ outcome }) => outcome === 'flaky').map(({ id }) => id)
  const ran = new Set(tests.filter(({ outcome }) => outcome !== 'skipped').map(({ id }) => id))
  const others = [...before].filter((id) => !ran.has(id))
  writeFileSync(file, JSON.stringify([...others, ...now], null, 2))
  return now.filter((id) => before.has(id))
}
