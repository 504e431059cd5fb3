import type { ServerResponse } from 'node:http'
import type pg from 'pg'
import { letterTasks } from '#domain/notifications/letter-kinds'
import { startTexts } from '#texts/start/start'
import { areJobsUp } from '../payload-state'
import type { Replicas } from '../replicas/replicas'
import { siteVersion } from '../start/environment'
import type { Services } from './services'
import { smallPool } from './small-pool'

type Part = 'up' | 'down'
export type Health = {
  status: 'ok' | 'degraded' | 'down' | 'stopping'
  database: Part
  storage: Part
  mail: Part
  disk: Part
  realtime: Part
  jobs: Part
  /** Letters that were given up; null while nobody knows. Not a fault of the site: it works. */
  unsentLetters: number | null
  /** Of the database, where there are any. Not a fault of the site, either: the primary answers. */
  replicas?: ReturnType<Replicas['counts']>
  version: string
  message?: string
}

const askLimitMs = 500
/** A busy machine is late, too: only who does not answer for so long is gone. */
const patientLimitMs = 2_000
/** The letters are counted less often than health is asked. */
const countFreshMs = 10_000

type Watched = {
  isRealtimeUp: () => boolean
  services: Pick<Services, 'isUp'>
  replicas?: Pick<Replicas, 'counts'> | null
}

/**
 * Independent of Next and Payload. Strangers get no details. Health is for people and their alarms: 503 without the
 * database. A load balancer asks whether the process is ready, because what all of them lack is no reason to take them
 * all away: without the database each still shows its kept copies.
 */
export function createHealth({ isRealtimeUp, services, replicas }: Watched) {
  const pool = smallPool(askLimitMs)
  const patient = smallPool(patientLimitMs)
  // A connection of its own, so that a slow count never looks like a database that is gone.
  const counting = smallPool(askLimitMs)
  const version = siteVersion()
  const unsent = cachedFor(countFreshMs, () => countUnsent(counting).catch(() => null))
  let asking: Promise<Health> | null = null
  let isLeaving = false

  // Asked again, also because after a pause of this process the limit ends before the answer is read.
  const ask = async () => pool.query('select 1').catch(() => patient.query('select 1'))

  const lookAtParts = async () => ({
    database: await isUp(ask),
    storage: part(services.isUp('storage')),
    mail: part(services.isUp('mail')),
    disk: part(services.isUp('disk')),
    realtime: part(isRealtimeUp()),
    jobs: part(areJobsUp()),
  })

  const examine = async (): Promise<Health> => {
    const parts = await lookAtParts()
    const isWell = Object.values(parts).every((state) => state === 'up')
    const status = parts.database === 'down' ? 'down' : isWell ? 'ok' : 'degraded'
    const unsentLetters = parts.database === 'down' ? null : await unsent()
    const counted = replicas ? { replicas: replicas.counts() } : {}
    return { status, ...parts, unsentLetters, ...counted, version }
  }

  return {
    answer: async (response: ServerResponse) => {
      // Concurrent requests share one query.
      asking ??= examine().finally(() => (asking = null))
      const found = await asking
      const health = isLeaving ? { ...found, ...leaving } : found
      send(response, { isWell: !isLeaving && health.database === 'up', body: health })
    },
    /** It listens, so it has started. */
    answerReady: (response: ServerResponse) =>
      send(response, { isWell: !isLeaving, body: isLeaving ? leaving : { status: 'ready' } }),
    parts: lookAtParts,
    /** Says that requests are to go elsewhere, though all is well. */
    leave: () => {
      isLeaving = true
    },
    close: async () => {
      await Promise.all([pool.end(), patient.end(), counting.end()])
    },
  }
}

async function countUnsent(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    'select count(*)::int as count from payload_jobs where has_error and task_slug::text = any($1)',
    [letterTasks],
  )
  return rows[0]!.count
}

function cachedFor<T>(freshMs: number, ask: () => Promise<T>) {
  let cached: { at: number; answer: Promise<T> } | null = null
  return () => {
    if (!cached || performance.now() - cached.at > freshMs) cached = { at: performance.now(), answer: ask() }
    return cached.answer
  }
}

const leaving = { status: 'stopping', message: startTexts.http.stopping } satisfies Partial<Health>

function send(response: ServerResponse, { isWell, body }: { isWell: boolean; body: object }) {
  response.writeHead(isWell ? 200 : 503, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
  })
  response.end(JSON.stringify(body))
}

const part = (isWell: boolean): Part => (isWell ? 'up' : 'down')

async function isUp(check: () => Promise<unknown>): Promise<Part> {
  return check().then(
    () => 'up',
    () => 'down',
  )
}
