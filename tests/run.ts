import { type SpawnOptions, spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'

/**
 * Everything that must hold, in one run: lint, types, unit, integration, start and end-to-end tests. Ends with
 * the plain line "N passed, N failed" and exits with 1 when anything failed.
 */
type Count = { passed: number; failed: number }
const total: Count = { passed: 0, failed: 0 }
const started = Date.now()

mkdirSync('.cache', { recursive: true })
await check('lint', ['npm', 'run', '--silent', 'lint'])
await check('types', ['npm', 'run', '--silent', 'typecheck'])
await check('unit, integration, start', vitest(), vitestCount)
await check('browser', ['npx', 'tsx', 'tests/support/ensure-browser.ts'])
rmSync('.cache/e2e-results.json', { force: true })
await check('end-to-end', ['npx', 'playwright', 'test'], playwrightCount)

console.log(`\n${Math.round((Date.now() - started) / 1000)} s`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed > 0 ? 1 : 0)

/** Runs a command; counts its tests, or itself as one check when it has none. */
async function check(name: string, command: string[], countOf?: () => Count | null) {
  console.log(`\n── ${name}`)
  const isOk = await run(command)
  const counted = countOf?.() ?? { passed: isOk ? 1 : 0, failed: isOk ? 0 : 1 }
  total.passed += counted.passed
  total.failed += counted.failed + (!isOk && counted.failed === 0 ? 1 : 0)
}

function run([program = '', ...args]: string[]): Promise<boolean> {
  const options: SpawnOptions = { stdio: 'inherit', env: { ...process.env, FORCE_COLOR: '0' } }
  return new Promise((resolve) => spawn(program, args, options).on('close', (code) => resolve(code === 0)))
}

function vitest(): string[] {
  rmSync('.cache/vitest-results.json', { force: true })
  return [
    'npx',
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=json',
    '--outputFile=.cache/vitest-results.json',
  ]
}

function vitestCount(): Count | null {
  const results = readJson('.cache/vitest-results.json')
  return results && { passed: results.numPassedTests, failed: results.numFailedTests }
}

function playwrightCount(): Count | null {
  const results = readJson('.cache/e2e-results.json')
  return results && { passed: results.stats.expected + results.stats.flaky, failed: results.stats.unexpected }
}

function readJson(file: string) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}
