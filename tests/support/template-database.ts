import { execFileSync } from 'node:child_process'
import { pbkdf2Sync, randomBytes } from 'node:crypto'
import type { TestProject } from 'vitest/node'
import { temporaryCluster } from './cluster'

declare module 'vitest' {
  interface ProvidedContext {
    templateUrl: string
    /** Of the password that all accounts of the tests have; to work it out takes a third of a second. */
    testPassword: { salt: string; hash: string }
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
  project.provide('testPassword', hashed('parola-za-test'))
  return cluster.stop
}

/** As `src/domain/password-check.ts` reads it. */
function hashed(password: string) {
  const salt = randomBytes(32).toString('hex')
  const hash = pbkdf2Sync(password, salt, 600_000, 32, 'sha256').toString('hex')
  return { salt, hash: `pbkdf2-sha256-v1:${hash}` }
}
