import type { TestProject } from 'vitest/node'
import { temporaryCluster } from './cluster'
import { migrate } from './migrate'

declare module 'vitest' {
  interface ProvidedContext {
    templateUrl: string
  }
}

export default async function setup(project: TestProject) {
  const cluster = await temporaryCluster()
  await migrate({ DATABASE_URL: cluster.url, DATA_DIR: cluster.dataDir, LOG_LEVEL: 'warn' })
  project.provide('templateUrl', cluster.url)
  return cluster.stop
}
