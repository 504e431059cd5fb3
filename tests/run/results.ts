import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'

export type Test = {
  id: string
  file: string
  outcome: 'passed' | 'failed' | 'flaky' | 'skipped'
  ms: number
}

export const vitestResults = '.cache/vitest-results.json'
export const playwrightResults = '.cache/e2e-results.json'

export function forget(file: string) {
  rmSync(file, { force: true })
}

export function vitestTests(): Test[] | null {
  const results = read<VitestResults>(vitestResults)
  return (
    results &&
    results.testResults.flatMap(({ name, assertionResults }) => {
      const file = path.relative(process.cwd(), name)
      return assertionResults.map(({ fullName, status, duration }) => ({
        id: `${file} › ${fullName}`,
        file,
        outcome: status === 'passed' || status === 'failed' ? status : ('skipped' as const),
        ms: duration ?? 0,
      }))
    })
  )
}

type VitestResults = {
  testResults: {
    name: string
    assertionResults: { fullName: string; status: string; duration?: number }[]
  }[]
}

const outcomes = { expected: 'passed', unexpected: 'failed', flaky: 'flaky', skipped: 'skipped' } as const

export function playwrightTests(): Test[] | null {
  const results = read<{ suites: Suite[] }>(playwrightResults)
  return results && results.suites.flatMap((suite) => testsOf(suite, []))
}

type Suite = { title: string; file: string; suites?: Suite[]; specs: Spec[] }
type Spec = { title: string; tests: Run[] }
type Run = { projectName: string; status: keyof typeof outcomes; results: { duration: number }[] }

function testsOf({ title, file, suites = [], specs }: Suite, above: string[]): Test[] {
  const titles = [...above, title]
  const own = specs.flatMap((spec) =>
    spec.tests.map(({ projectName, status, results }) => ({
      id: [projectName, ...titles, spec.title].join(' › '),
      file: `${projectName} ${file}`,
      outcome: outcomes[status],
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  )
  return [...own, ...suites.flatMap((suite) => testsOf(suite, titles))]
}

function read<Results>(file: string): Results | null {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Results) : null
}
