import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Test } from './results'

const file = '.cache/flaky-tests.json'

/** One retry may be chance, two runs in a row are not. Skipped tests keep their mark. */
export function flakyTwice({ before, tests }: { before: string[]; tests: Test[] }) {
  const now = tests.filter(({ outcome }) => outcome === 'flaky').map(({ id }) => id)
  const ran = new Set(tests.filter(({ outcome }) => outcome !== 'skipped').map(({ id }) => id))
  return {
    twice: now.filter((id) => before.includes(id)),
    remembered: [...before.filter((id) => !ran.has(id)), ...now],
  }
}

export function rememberFlaky(tests: Test[]): string[] {
  const before: string[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
  const { twice, remembered } = flakyTwice({ before, tests })
  writeFileSync(file, JSON.stringify(remembered, null, 2))
  return twice
}
