import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { env, provideEnv } from '#env'
import { dataPaths } from '#database/embedded/data-paths'

/** Sessions and tokens hang on this secret, so without PAYLOAD_SECRET one is made once and kept with the data. */
export async function provideSecret() {
  if (env.PAYLOAD_SECRET) return
  const file = dataPaths(env.DATA_DIR).secret
  // `wx`: of two processes that start together one writes, and both read the same secret.
  await writeFile(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' }).catch(ignoreExisting)
  provideEnv({ PAYLOAD_SECRET: (await readFile(file, 'utf8')).trim() })
}

function ignoreExisting(error: NodeJS.ErrnoException) {
  if (error.code !== 'EEXIST') throw error
}
