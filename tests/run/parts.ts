import { foldersOf } from './areas'
import type { Command } from './command'
import { forget, playwrightResults, playwrightTests, type Test, vitestResults, vitestTests } from './results'

export type Part = Command & {
  name: string
  /** Without tests, counts as one check. */
  tests?: () => Test[] | null
}

const npm = (script: string, ...args: string[]) => ['npm', 'run', '--silent', script, '--', ...args]

const vitest = (folders: string[] = []): Part => {
  forget(vitestResults)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile=${vitestResults}`]
  return {
    name: 'unit, integration, start',
    command: ['npx', 'vitest', 'run', '--project=!mutants', ...reporters, ...folders],
    minutes: 30,
    tests: vitestTests,
  }
}

const playwright = (folders: string[] = []): Part => {
  forget(playwrightResults)
  return {
    name: 'end-to-end',
    command: ['npx', 'playwright', 'test', ...folders],
    minutes: 60,
    tests: playwrightTests,
  }
}

const browser: Part = {
  name: 'browser',
  command: npm('script', 'tests/support/ensure-browser.ts'),
  minutes: 10,
}
const build: Part = { name: 'build', command: npm('build'), minutes: 15 }

/** Parts of a row run in parallel, rows one after another. */
export const everything = (): Part[][] => [
  [
    { name: 'lint', command: npm('lint'), minutes: 15 },
    { name: 'types', command: npm('typecheck'), minutes: 15 },
    { name: 'known weaknesses', command: npm('audit'), minutes: 5 },
  ],
  [vitest()],
  [browser],
  [build],
  [{ name: 'attack', command: npm('test:attack', '--requests=3000', '--seed=10'), minutes: 20 }],
  [playwright()],
]

export function onlyArea(area: string): Part[][] {
  const folders = { vitest: foldersOf(area, 'vitest'), playwright: foldersOf(area, 'playwright') }
  return [
    ...(folders.vitest.length > 0 ? [[vitest(folders.vitest)]] : []),
    ...(folders.playwright.length > 0 ? [[browser], [build], [playwright(folders.playwright)]] : []),
  ]
}
