import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { env, provideEnv } from '#env'
import { dataPaths } from '#database/embedded/data-paths'

/** Without PAYLOAD_SECRET, one is generated and stored, because sessions and tokens depend on it. */
export async function provideSecret() {
  if (env.PAYLOAD_SECRET) return
  const file = dataPaths(env.DATA_DIR).secret
  // `wx`: of two concurrent starts one writes, both read.
  await writeFile(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' }).catch(ignoreExisting)
  provideEnv({ PAYLOAD_SECRET: (await readFile(file, 'utf8')).trim() })
}

function ignoreExisting(error: NodeJS.ErrnoException) {
  if (error.code !== 'EEXIST') throw error
}
