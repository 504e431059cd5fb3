import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { env, provideEnv } from '#env'
import { dataPaths } from '#database/embedded/data-paths'
import { writeOnce } from '#database/embedded/write-once'

/** Without PAYLOAD_SECRET, one is generated and stored, because sessions and tokens depend on it. */
export async function provideSecret() {
  if (env.PAYLOAD_SECRET) return
  const file = dataPaths(env.DATA_DIR).secret
  // Of two concurrent starts one writes, both read.
  if (!existsSync(file)) await writeOnce(file, randomBytes(32).toString('hex'))
  provideEnv({ PAYLOAD_SECRET: (await readFile(file, 'utf8')).trim() })
}
