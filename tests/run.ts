import { mkdirSync } from 'node:fs'
import { areas } from './run/areas'
import { run } from './run/command'
import { rememberFlaky } from './run/flaky'
import { everything, onlyArea, type Part } from './run/parts'
import type { Test } from './run/results'
import { minutesOf, slowestFiles } from './run/summary'

/**
 * Everything that must hold, in one run; `npm test -- events` runs the tests of one area. Ends with the plain line
 * "N passed, N failed" and exits with 1 when anything failed (docs/decisions/009-tests.md).
 */
const [area] = process.argv.slice(2)
if (area && !areas.includes(area)) {
  console.log(`There is no area „${area}“. There are: ${areas.join(', ')}`)
  process.exit(1)
}
mkdirSync('.cache', { recursive: true })

const started = Date.now()
const done: { name: string; passed: number; failed: number; ms: number }[] = []
const tests: Test[] = []
/** What has to be known at the end, when the beginning has long scrolled away. */
const problems: string[] = []

for (const together of area ? onlyArea(area) : everything()) await Promise.all(together.map(check))

const flaky = tests.filter(({ outcome }) => outcome === 'flaky')
const twice = rememberFlaky(tests)

for (const problem of problems) console.log(problem)
console.log(`\n${slowestFiles(tests)}`)
if (flaky.length > 0) console.log(`\nflaky:\n${flaky.map(({ id }) => `  ${id}`).join('\n')}`)
if (twice.length > 0) console.log(`\nfailed, flaky in two runs:\n${twice.map((id) => `  ${id}`).join('\n')}`)
console.log('')
for (const { name, passed, failed, ms } of done) console.log(minutesOf({ name, passed, failed, ms }))
const sum = (count: 'passed' | 'failed') => done.reduce((all, part) => all + part[count], 0)
const passed = sum('passed') - twice.length
const failed = sum('failed') + twice.length
console.log(minutesOf({ name: 'all', passed, failed, ms: Date.now() - started }))
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)

/** Runs a part; counts its tests, or itself as one check when it has none. */
async function check({ name, tests: testsOf, ...command }: Part) {
  console.log(`\n── ${name}`)
  const since = Date.now()
  const { isOk, tail } = await run(command)
  const own = testsOf?.()
  const count = (...outcomes: Test['outcome'][]) =>
    own!.filter(({ outcome }) => outcomes.includes(outcome)).length
  const passed = own ? count('passed', 'flaky') : Number(isOk)
  // An error outside of any test fails the run too.
  const failed = (own && count('failed')) || Number(!isOk)
  tests.push(...(own ?? []))
  done.push({ name, passed, failed, ms: Date.now() - since })
  if (failed > 0) problems.push(`\n── ${name}: ${failed} failed\n${tail}`)
}
