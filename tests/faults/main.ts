import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { randomOf } from '../attack/random'
import { runCycle, type Result } from './cycle'
import { lastLook } from './last-look'
import { faults, planOf } from './plan'
import { cycleLine, tableOf } from './report'
import { findDamages } from './self-test'
import { openWorld } from './world/world'

/**
 * `npm run test:faults -- [--seed n] [--cycles 50] [--only name] [--port 4400] [--document docs/faults.md]`
 * (docs/decisions/113-faults.md; a built site is needed)
 */
const { values } = parseArgs({
  args: process.argv.slice(2).filter((word) => word !== '--'),
  options: {
    seed: { type: 'string' },
    cycles: { type: 'string', default: '50' },
    only: { type: 'string' },
    /** Of the load balancer; nine more after it are used. */
    port: { type: 'string', default: '4400' },
    /** Where the table is written. */
    document: { type: 'string' },
  },
})
const LIMIT_MINUTES = 15
const PROBLEMS_SHOWN = 20
const started = performance.now()
const seed = values.seed ? Number(values.seed) : Date.now() % 1_000_000
const cycles = Number(values.cycles)
const port = Number(values.port)
if (!Number.isInteger(seed) || !(cycles >= 1 && cycles <= 200) || !(port >= 1_024 && port <= 65_000))
  throw new Error('--seed: a number; --cycles: from 1 to 200; --port: from 1024 to 65000')
const plan = planOf({ cycles, seed, only: values.only })
console.log(`seed ${seed}, ${cycles} cycles:`, countsOf(plan.map(({ name }) => name)))

const results: Result[] = []
setTimeout(() => {
  console.log(tableOf({ seed, results, tookMs: performance.now() - started, last: ['not reached'] }))
  console.log(`stopped: ${LIMIT_MINUTES} minutes are over after ${results.length} of ${cycles} cycles`)
  process.exit(1)
}, LIMIT_MINUTES * 60_000).unref()

const world = await openWorld({ port, random: randomOf(seed) })
console.log(`ready after ${Math.round((performance.now() - started) / 1_000)} s`)
await world.writers.haveWorked()
await findDamages(world)
for (const fault of plan) {
  const result = await runCycle(world, fault)
  results.push(result)
  console.log(cycleLine(results.length, cycles, result))
  show(result.problems)
}
const last = await lastLook(world)
console.log(last.length === 0 ? 'at the end: good' : `at the end: ${last.length} PROBLEMS`)
show(last)
const table = tableOf({ seed, results, tookMs: performance.now() - started, last })
console.log(table)
if (values.document)
  writeFileSync(values.document, `# Faults\n\nOne run of \`npm run test:faults\`. ${table}\n`)
await world.close()
const isGood = last.length === 0 && results.every(({ problems }) => problems.length === 0)
process.exit(isGood ? 0 : 1)

function show(problems: string[]) {
  for (const problem of problems.slice(0, PROBLEMS_SHOWN)) console.log(`  ${problem}`)
  if (problems.length > PROBLEMS_SHOWN) console.log(`  and ${problems.length - PROBLEMS_SHOWN} more`)
}

function countsOf(names: string[]) {
  return faults
    .map(({ name }) => [name, names.filter((one) => one === name).length] as const)
    .flatMap(([name, times]) => (times > 0 ? [`${times} × ${name}`] : []))
    .join(', ')
}
