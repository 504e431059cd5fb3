import { checkDatabase } from '#database/start/checks'
import { embeddedCluster } from '#database/embedded/cluster'
import { env, provideEnv } from '#env'
import { createLogger } from '../../logger'
import type { Shutdown } from '../shutdown/shutdown'

export async function openDatabase({ shutdown }: { shutdown: Shutdown }): Promise<{ isEmbedded: boolean }> {
  const isEmbedded = !env.DATABASE_URL
  if (isEmbedded) {
    const cluster = embeddedCluster({ dataDir: env.DATA_DIR, logger: createLogger('database') })
    shutdown.add({ name: 'postgres', run: cluster.stop, urgent: cluster.stopWithoutWaiting, limitMs: 2_500 })
    provideEnv({ DATABASE_URL: await cluster.start() })
  }
  await checkDatabase(env.DATABASE_URL!)
  return { isEmbedded }
}
