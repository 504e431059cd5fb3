import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

// As everything else that loads Payload (docs/decisions/037-compiled-once.md).
const execArgv = ['--conditions=production']
const shared = { environment: 'node', pool: 'forks', execArgv } as const
const withDatabase = {
  ...shared,
  globalSetup: ['tests/support/template-database.ts'],
  setupFiles: ['tests/support/own-database.ts'],
  testTimeout: 60_000,
  hookTimeout: 120_000,
}

export default defineConfig({
  test: {
    // Half of the work is PostgreSQL's, so two files at once are faster than one on the smallest machine too.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      { test: { ...shared, name: 'unit', include: ['tests/unit/**/*.test.ts'] } },
      { test: { ...withDatabase, name: 'integration', include: ['tests/integration/**/*.test.ts'] } },
      // Rules turned around one by one; not part of `npm test`.
      {
        test: {
          ...withDatabase,
          name: 'mutants',
          include: ['tests/mutants/**/*.test.ts'],
          testTimeout: 120_000,
        },
      },
      {
        test: {
          ...shared,
          name: 'start',
          include: ['tests/start/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
