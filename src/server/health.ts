import { constants } from 'node:fs'
import { access } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import pg from 'pg'
import { dataPaths } from '#database/embedded/data-paths'
import { env } from '#env'
import { areJobsUp } from './payload-state'
import { siteVersion } from './start/environment'

type Part = 'up' | 'down'
type Health = {
  status: 'ok' | 'degraded' | 'down'
  database: Part
  storage: Part
  realtime: Part
  jobs: Part
  version: string
}

const askLimitMs = 500
const storageFreshMs = 10_000

/** Independent of Next and Payload. Strangers get no details. */
export function createHealth({ isRealtimeUp }: { isRealtimeUp: () => boolean }) {
  const pool = new pg.Pool({
    connectionString: env.DATABASE_URL,
    max: 1,
    connectionTimeoutMillis: askLimitMs,
    query_timeout: askLimitMs,
    allowExitOnIdle: true,
  })
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  const version = siteVersion()
  const storage = cachedFor(storageFreshMs, () => isUp(checkStorage))
  let asking: Promise<Health> | null = null

  // Asked again, because after a pause of this process the limit ends before the answer is read.
  const ask = () => pool.query('select 1')

  const examine = async (): Promise<Health> => {
    const [database, stored] = await Promise.all([isUp(() => ask().catch(ask)), storage()])
    const parts = { database, storage: stored, realtime: part(isRealtimeUp()), jobs: part(areJobsUp()) }
    const isWell = Object.values(parts).every((state) => state === 'up')
    return { status: database === 'down' ? 'down' : isWell ? 'ok' : 'degraded', ...parts, version }
  }

  return {
    answer: async (response: ServerResponse) => {
      // Concurrent requests share one query.
      asking ??= examine().finally(() => (asking = null))
      const health = await asking
      response.writeHead(health.database === 'up' ? 200 : 503, {
        'Content-Type': 'application/json; charset=utf-8',
        'Cache-Control': 'no-store',
      })
      response.end(JSON.stringify(health))
    },
    close: () => pool.end(),
  }
}

const part = (isWell: boolean): Part => (isWell ? 'up' : 'down')

async function isUp(check: () => Promise<unknown>): Promise<Part> {
  return check().then(
    () => 'up',
    () => 'down',
  )
}

async function checkStorage() {
  if (!env.S3_BUCKET) return access(dataPaths(env.DATA_DIR).media, constants.R_OK | constants.W_OK)
  const { HeadBucketCommand, S3Client } = await import('@aws-sdk/client-s3')
  const client = new S3Client({
    region: env.S3_REGION,
    endpoint: env.S3_ENDPOINT,
    forcePathStyle: Boolean(env.S3_ENDPOINT),
    credentials: { accessKeyId: env.S3_ACCESS_KEY_ID!, secretAccessKey: env.S3_SECRET_ACCESS_KEY! },
  })
  await client.send(new HeadBucketCommand({ Bucket: env.S3_BUCKET }), {
    abortSignal: AbortSignal.timeout(2_000),
  })
  client.destroy()
}

function cachedFor<T>(freshMs: number, ask: () => Promise<T>) {
  let cached: { at: number; answer: Promise<T> } | null = null
  return () => {
    if (!cached || performance.now() - cached.at > freshMs) cached = { at: performance.now(), answer: ask() }
    return cached.answer
  }
}
