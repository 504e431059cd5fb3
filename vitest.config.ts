import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

// As everything else that loads Payload (docs/decisions/037-compiled-once.md).
const execArgv = ['--conditions=production']
const alone = { environment: 'node', pool: 'forks', execArgv } as const
/** One process for many files (docs/decisions/042-packages-loaded-once.md). */
const together = {
  ...alone,
  isolate: false,
  // The modules first, then what needs them.
  sequence: { setupFiles: 'list' },
} as const
const withDatabase = {
  globalSetup: ['tests/support/template-database.ts'],
  testTimeout: 60_000,
  hookTimeout: 120_000,
}
const freshModules = 'tests/support/fresh-modules.ts'
const ownDatabase = 'tests/support/own-database.ts'

export default defineConfig({
  test: {
    // Half of the work is PostgreSQL's, so two files at once are faster than one on the smallest machine too.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        test: {
          ...together,
          name: 'unit',
          include: ['tests/unit/**/*.test.ts'],
          setupFiles: [freshModules],
        },
      },
      {
        test: {
          ...together,
          ...withDatabase,
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          setupFiles: [freshModules, ownDatabase],
        },
      },
      // Rules turned around one by one; not part of `npm test`.
      {
        test: {
          ...alone,
          ...withDatabase,
          name: 'mutants',
          include: ['tests/mutants/**/*.test.ts'],
          setupFiles: [ownDatabase],
          testTimeout: 120_000,
        },
      },
      {
        test: {
          ...alone,
          name: 'start',
          include: ['tests/start/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
