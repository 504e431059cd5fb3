import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'

/**
 * Everything that must hold, in one run: lint, types, unit, integration, start and end-to-end tests, an attack. Ends with
 * the plain line "N passed, N failed" and exits with 1 when anything failed.
 */
type Count = { passed: number; failed: number }
const total: Count = { passed: 0, failed: 0 }
/** What has to be known at the end, when the beginning has long scrolled away. */
const problems: string[] = []
const TAIL = 4_000
const started = Date.now()

mkdirSync('.cache', { recursive: true })
await check('lint', ['npm', 'run', '--silent', 'lint'])
await check('types', ['npm', 'run', '--silent', 'typecheck'])
await check('known weaknesses', ['npm', 'run', '--silent', 'audit'])
await check('unit, integration, start', vitest(), { countOf: vitestCount })
await check('browser', ['npm', 'run', '--silent', 'script', 'tests/support/ensure-browser.ts'])
await check('build', ['npm', 'run', '--silent', 'build'])
// The same requests each time; whoever runs it alone gets others.
await check('attack', ['npm', 'run', '--silent', 'test:attack', '--', '--requests=3000', '--seed=10'])
// Each half has a site of its own; a browser and a server alone do not keep two cores busy.
const halves = [1, 2]
await Promise.all(
  halves.map((half) => {
    const results = `.cache/e2e-${half}.json`
    rmSync(results, { force: true })
    const command = ['npx', 'playwright', 'test', `--shard=${half}/${halves.length}`]
    return check(`end-to-end ${half}`, [...command, `--output=test-results/${half}`], {
      env: { E2E_RESULTS: results },
      countOf: () => playwrightCount(results),
    })
  }),
)

for (const problem of problems) console.log(problem)
console.log(`\n${Math.round((Date.now() - started) / 1000)} s`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed > 0 ? 1 : 0)

type Env = Record<string, string>
type Options = { countOf?: () => Count | null; env?: Env }

/** Runs a command; counts its tests, or itself as one check when it has none. */
async function check(name: string, command: string[], { countOf, env = {} }: Options = {}) {
  console.log(`\n── ${name}`)
  const { isOk, tail } = await run(command, env)
  const counted = countOf?.() ?? { passed: isOk ? 1 : 0, failed: isOk ? 0 : 1 }
  total.passed += counted.passed
  // An error outside of any test fails the run too.
  const failed = counted.failed || (isOk ? 0 : 1)
  total.failed += failed
  if (failed > 0) problems.push(`\n── ${name}: ${failed} failed\n${tail}`)
}

/** Shows what the command says, and keeps the end of it. */
function run([program = '', ...args]: string[], added: Env): Promise<{ isOk: boolean; tail: string }> {
  const env = { ...process.env, FORCE_COLOR: '0', ...added }
  const command = spawn(program, args, { stdio: ['inherit', 'pipe', 'pipe'], env })
  let tail = ''
  for (const [from, to] of [
    [command.stdout, process.stdout],
    [command.stderr, process.stderr],
  ] as const) {
    from.setEncoding('utf8').on('data', (text: string) => {
      to.write(text)
      tail = (tail + text).slice(-TAIL)
    })
  }
  return new Promise((resolve) => command.on('close', (code) => resolve({ isOk: code === 0, tail })))
}

function vitest(): string[] {
  rmSync('.cache/vitest-results.json', { force: true })
  return [
    'npx',
    'vitest',
    'run',
    '--project=!mutants',
    '--reporter=default',
    '--reporter=json',
    '--outputFile=.cache/vitest-results.json',
  ]
}

function vitestCount(): Count | null {
  const results = readJson('.cache/vitest-results.json')
  return results && { passed: results.numPassedTests, failed: results.numFailedTests }
}

function playwrightCount(file: string): Count | null {
  const results = readJson(file)
  return results && { passed: results.stats.expected + results.stats.flaky, failed: results.stats.unexpected }
}

function readJson(file: string) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}
