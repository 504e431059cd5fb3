import { execFileSync } from 'node:child_process'
import type { TestProject } from 'vitest/node'
import { temporaryCluster } from './cluster'

declare module 'vitest' {
  interface ProvidedContext {
    templateUrl: string
  }
}

/** Once per run: a cluster, and in it a database with every committed migration, to be cloned by each worker. */
export default async function setup(project: TestProject) {
  const cluster = await temporaryCluster()
  execFileSync('npx', ['tsx', 'src/cli/migrate.ts'], {
    env: { ...process.env, DATABASE_URL: cluster.url, DATA_DIR: cluster.dataDir, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  project.provide('templateUrl', cluster.url)
  return cluster.stop
}
