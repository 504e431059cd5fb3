import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import pino from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { provideEnv } from '#env'
import { createPageCache } from '#server/cache/page-cache'
import { render } from '#server/cache/render'
import { createChangeStream } from '#server/changes/stream'
import { createHttpServer } from '#server/http-server'
import { createReplicas } from '#server/replicas/replicas'
import { temporaryCluster } from '#support/cluster'
import { migrate } from '#support/migrate'
import { streamingReplica } from '#support/streaming-replica'
import { until } from '#support/until'

const cluster = await temporaryCluster()
await migrate({ DATABASE_URL: cluster.url, DATA_DIR: cluster.dataDir, LOG_LEVEL: 'warn' })
const replica = await streamingReplica(cluster)
provideEnv({ DATABASE_URL: cluster.url, DATABASE_REPLICA_URLS: replica.url })
console.log('replica ready')
afterAll(async () => { await replica.stop(); await cluster.stop() })
it('x', async () => {
  const { rest } = await import('#support/rest')
  const { newArticle } = await import('#support/factories')
  const a = await newArticle()
  await until(async () => (await replica.askSite('select count(*)::int as n from articles'))[0]!.n === 1)
  console.log(replica.reads(), (await replica.askSite(`select pg_is_in_recovery(), system_identifier from pg_control_system()`)))
})
