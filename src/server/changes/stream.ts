import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from 'pino'
import { type Change, CHANGES_CHANNEL } from '#changes/change'
import { CHANGES_REPLAYED_MAX } from '#domain/limits'
import { changesAfter, type HeardChange, newestChanges } from './change-rows'
import { createRecentChanges, type Since } from './recent-changes'

export type ChangeListener = {
  onChange: (change: Change) => void
  /** Changes may be missed until the next `onChange`. */
  onLost?: () => void
}
export type ChangeStream = ReturnType<typeof createChangeStream>

const batch = 500
/** A dead connection is noticed after this time. */
const heartbeatMs = 10_000
const answerLimitMs = 5_000
const longestPauseMs = 1_000

/** All committed changes, once and in order. Notifications only trigger reading, so none can be lost. */
export function createChangeStream({ url, logger }: { url: string; logger: Logger }) {
  const listeners = new Set<ChangeListener>()
  const recent = createRecentChanges()
  const closing = new AbortController()
  let client: pg.Client | null = null
  let lastId: number | null = null
  let isAgain = false
  let reading: Promise<void> | null = null

  const deliver = (heard: HeardChange) => {
    lastId = heard.change.id
    recent.add(heard)
    const { id, collection, documentId, operation, requestId } = heard.change
    logger.debug({ msg: 'change heard', id, collection, documentId, operation, requestId })
    for (const { onChange } of listeners) guarded(() => onChange(heard.change))
  }

  const guarded = (tell: () => void) => {
    try {
      tell()
    } catch (err) {
      logger.error({ msg: 'a listener of changes failed', err })
    }
  }

  const readOn = async (connection: pg.Client) => {
    try {
      do {
        isAgain = false
        for (let isMore = true; isMore;) {
          const found = await changesAfter({ client: connection, id: lastId ?? 0, limit: batch })
          for (const heard of found) deliver(heard)
          isMore = found.length === batch
        }
      } while (isAgain)
    } finally {
      reading = null
    }
  }

  const wake = (connection: pg.Client): Promise<void> => {
    isAgain = true
    return (reading ??= readOn(connection))
  }

  const connect = async () => {
    const connection = new pg.Client({
      connectionString: url,
      application_name: 'changes',
      connectionTimeoutMillis: answerLimitMs,
      query_timeout: answerLimitMs,
      keepAlive: true,
    })
    const isLost = new Promise<void>((resolve) => {
      connection.on('error', () => resolve())
      connection.on('end', () => resolve())
    })
    await connection.connect()
    const end = () => void connection.end().catch(() => undefined)
    connection.on('notification', () => {
      // Before the last id is known, everything would look new.
      if (lastId !== null) void wake(connection).catch(end)
    })
    await connection.query(`listen ${CHANGES_CHANNEL}`)
    return { connection, isLost, end }
  }

  const remember = async (connection: pg.Client) => {
    const newest = await newestChanges({ client: connection, limit: CHANGES_REPLAYED_MAX + 1 })
    for (const heard of newest) recent.add(heard)
    lastId = newest.at(-1)?.change.id ?? 0
  }

  const listenUntilLost = async () => {
    const { connection, isLost, end } = await connect()
    const heartbeat = setInterval(() => void wake(connection).catch(end), heartbeatMs)
    closing.signal.addEventListener('abort', end)
    try {
      if (lastId === null) await remember(connection)
      await wake(connection)
      client = connection
      await isLost
    } finally {
      client = null
      clearInterval(heartbeat)
      closing.signal.removeEventListener('abort', end)
      end()
    }
  }

  const run = async () => {
    for (let failures = 0; !closing.signal.aborted; failures += 1) {
      const since = performance.now()
      const err = await listenUntilLost().then(
        () => null,
        (error: Error) => error,
      )
      if (closing.signal.aborted) return
      for (const { onLost } of listeners) guarded(() => onLost?.())
      logger.warn({ msg: 'connection for changes lost', reason: err?.message })
      if (performance.now() - since > heartbeatMs) failures = 0
      const pauseMs = Math.min(50 * 2 ** failures, longestPauseMs)
      await pause(pauseMs, undefined, { signal: closing.signal }).catch(() => undefined)
    }
  }
  const running = run()

  const catchUp = async () => {
    if (client) await wake(client)
  }

  return {
    subscribe: (listener: ChangeListener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    isUp: () => client !== null,
    lastId: () => lastId ?? 0,
    messagesSince: recent.messagesSince,
    /** False while it is unknown what came since: just started, or behind another process and without a database. */
    reaches: async (since: Since | undefined): Promise<boolean> => {
      if (lastId === null) return false
      if (!since || !('id' in since) || since.id <= lastId) return true
      await catchUp().catch(() => undefined)
      return client !== null
    },
    catchUp,
    close: async () => {
      closing.abort()
      await running
    },
  }
}
